import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelWithdrawal } from '../../../contract/player/cashier/cancel-withdrawal.ts'
import { listBets } from '../../../contract/player/cashier/list-bets.ts'
import { listTransactions } from '../../../contract/player/cashier/list-transactions.ts'
import { readProfit } from '../../../contract/player/cashier/read-profit.ts'
import { addDays, businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'

let house: CashierHouse
let member: Player
beforeAll(async () => {
  house = await openCashierHouse()
  member = await house.player(1)
  await member.deposit(50_000)
  await house.play(member.id, 10_000n, 25_000n)
  await house.play(member.id, 20_000n, 0n)
  await house.play(member.id, 5_000n, 5_000n)
  await house.bet(member.id, 'still-open', 3_000n)
  // Played through, so that a withdrawal may be asked for and taken back.
  await house.play(member.id, 60_000n, 60_000n)
  const { value } = await member.withdraw(100_000)
  await member.call(cancelWithdrawal, { params: { withdrawalId: value.withdrawalId } })
})
afterAll(() => house.close())

test('every movement stands in the account record, and its totals are the ledger’s', async () => {
  const { value } = await member.call(listTransactions, { query: { pageSize: 100 } })
  const { balance } = await member.balances()
  expect(value.list[0]!.balance).toBe(Number(balance))
  // From one line to the next the balance changes by the amount between them.
  value.list.slice(0, -1).forEach((line, index) => expect(line.balance - line.amount).toBe(value.list[index + 1]!.balance))
  expect(value.inAmount - value.outAmount).toBe(Number(balance))
  expect(value.list.reduce((sum, line) => sum + line.amount, 0)).toBe(Number(balance))
  expect(value.totalCount).toBe(value.list.length)
})

test('types are filtered, pages follow each other, and totals stay those of the whole', async () => {
  const bets = (await member.call(listTransactions, { query: { type: 'BET', pageSize: 2 } })).value
  expect(bets).toMatchObject({ totalCount: 5, totalPages: 3, inAmount: 0, outAmount: 98_000 })
  expect(bets.list.every((line) => line.type === 'BET' && line.gameCode === 'RNG' && line.roundId !== null)).toBe(true)
  const second = (await member.call(listTransactions, { query: { type: 'BET', pageSize: 2, pageNo: 2 } })).value
  expect(second.list).toHaveLength(2)
  expect(new Set([...bets.list, ...second.list].map((line) => line.transactionId)).size).toBe(4)
  expect((await member.call(listTransactions, { query: { type: 'BET', pageNo: 99 } })).value.list).toEqual([])
})

test('the betting record shows every round, with what counts and what it came to', async () => {
  const { value } = await member.call(listBets, { query: { product: 'RNG' } })
  expect(value.list.map((bet) => [bet.stakeAmount, bet.payoutAmount, bet.validBetAmount, bet.netAmount, bet.status])).toEqual([
    [60_000, 60_000, 60_000, 0, 'PUSH'], [3_000, 0, 0, 0, 'PENDING'], [5_000, 5_000, 5_000, 0, 'PUSH'], [20_000, 0, 20_000, -20_000, 'LOST'], [10_000, 25_000, 10_000, 15_000, 'WON'],
  ])
  expect(value).toMatchObject({ totalCount: 5, stakeAmount: 98_000, payoutAmount: 90_000, netAmount: -8_000 })
  expect((await member.call(listBets, { query: { product: 'LIVE' } })).value).toMatchObject({ totalCount: 0, stakeAmount: 0 })
})

test('profit and loss follows the ledger', async () => {
  const { value } = await member.call(readProfit)
  const { balance } = await member.balances()
  expect(value).toMatchObject({ withdrawAmount: 0, stakeAmount: 98_000, payoutAmount: 90_000, bonusAmount: 0, profitAmount: -8_000 })
  expect(1_000_000 + value.depositAmount + value.profitAmount).toBe(Number(balance))
})

test('days begin at midnight in Bangkok; ranges are at most 35 days and refused with their field', async () => {
  const today = businessDate(clock.now(), 'Asia/Bangkok')
  expect((await member.call(listTransactions, { query: { from: today, to: today } })).value.totalCount).toBeGreaterThan(5)
  const yesterday = addDays(today, -1)
  expect((await member.call(listTransactions, { query: { from: addDays(today, -3), to: yesterday } })).value.totalCount).toBe(0)
  const refused: Record<string, string>[] = [{ from: addDays(today, -35), to: today }, { from: today, to: yesterday }, { from: '2026-02-30', to: '2026-03-01' }, { from: '1' }]
  for (const query of refused) {
    for (const call of [listTransactions, listBets, readProfit]) expect((await member.call(call as typeof readProfit, { query })).code).toBe('REQUEST_INVALID')
  }
})

test('nobody sees another’s record, an excluded member sees his own, T-Y1 a trial account none', async () => {
  expect((await (await house.player(2)).call(listBets)).value.totalCount).toBe(0)
  expect((await (await house.player(19, { restricted: { code: 'AUTH_SELF_EXCLUDED', until: null } })).call(listTransactions)).value.totalCount).toBe(1)
  const trial = await house.player(3, { isTrial: true, type: 4 })
  for (const call of [listTransactions, listBets, readProfit]) expect((await trial.call(call as typeof readProfit)).code).toBe('GAME_TRIAL_BLOCKED')
})
