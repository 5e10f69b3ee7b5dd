import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBonuses } from '../../../../contract/player/cashier/list-bonuses.ts'
import { listBets } from '../../../../contract/player/cashier/list-bets.ts'
import { listTransactions } from '../../../../contract/player/cashier/list-transactions.ts'
import { readProfit } from '../../../../contract/player/cashier/read-profit.ts'
import { addDays, businessDate } from '../../../../kernel/calendar.ts'
import { clock } from '../../../../kernel/clock.ts'
import { rollUpAll } from '../../../../tests/support/ledger-marks.ts'
import { house, member, openRecords } from '../../../../tests/support/records.ts'

beforeAll(openRecords)
afterAll(() => house.close())

test('every movement is in the account record, and its totals are the ledger’s', async () => {
  const { value } = await member.call(listTransactions, { query: { pageSize: 100 } })
  const { balance } = await member.balances()
  expect(value.list[0]!.balance).toBe(Number(balance))
  // From one line to the next the balance changes by the amount between them.
  value.list
    .slice(0, -1)
    .forEach((line, index) => expect(line.balance - line.amount).toBe(value.list[index + 1]!.balance))
  expect(value.inAmount - value.outAmount).toBe(Number(balance))
  expect(value.list.reduce((sum, line) => sum + line.amount, 0)).toBe(Number(balance))
  expect(value.totalCount).toBe(value.list.length)
})

test('types are filtered, pages follow each other, and totals stay those of the whole', async () => {
  const bets = (await member.call(listTransactions, { query: { type: 'BET', pageSize: 2 } })).value
  expect(bets).toMatchObject({ totalCount: 5, totalPages: 3, inAmount: 0, outAmount: 98_000 })
  expect(
    bets.list.every((line) => line.type === 'BET' && line.gameCode === 'RNG' && line.roundId !== null),
  ).toBe(true)
  const second = (await member.call(listTransactions, { query: { type: 'BET', pageSize: 2, pageNo: 2 } }))
    .value
  expect(second.list).toHaveLength(2)
  expect(new Set([...bets.list, ...second.list].map((line) => line.transactionId)).size).toBe(4)
  expect((await member.call(listTransactions, { query: { type: 'BET', pageNo: 99 } })).value.list).toEqual([])
})

test('profit and loss follows the ledger', async () => {
  const { value } = await member.call(readProfit)
  const { balance } = await member.balances()
  expect(value).toMatchObject({
    withdrawAmount: 0,
    stakeAmount: 98_000,
    payoutAmount: 90_000,
    bonusAmount: 0,
    profitAmount: -8_000,
  })
  expect(1_000_000 + value.depositAmount + value.profitAmount).toBe(Number(balance))
})

test('bonus details: every turnover requirement with what is left of it, and what was credited', async () => {
  const { value } = await member.call(listBonuses)
  expect(value).toMatchObject({ totalCount: 1, bonusAmount: 0, rebateAmount: 0, forfeitedAmount: 0 })
  expect(value.list[0]).toMatchObject({
    source: 'DEPOSIT',
    isBonus: false,
    status: 'DONE',
    leftAmount: 0,
    requiredAmount: value.list[0]!.baseAmount,
  })
  expect((await member.call(listBonuses, { query: { status: 'OPEN' } })).value.totalCount).toBe(0)
})

test('folded or not, the record is the same', async () => {
  const before = [
    (await member.call(listBets)).value,
    (await member.call(listTransactions)).value,
    (await member.call(readProfit)).value,
  ]
  await rollUpAll(house.server.process.database)
  expect([
    (await member.call(listBets)).value,
    (await member.call(listTransactions)).value,
    (await member.call(readProfit)).value,
  ]).toEqual(before)
})

test('days begin at midnight in Bangkok; ranges are at most 35 days and refused with their field', async () => {
  const today = businessDate(clock.now(), 'Asia/Bangkok')
  expect(
    (await member.call(listTransactions, { query: { from: today, to: today } })).value.totalCount,
  ).toBeGreaterThan(5)
  const yesterday = addDays(today, -1)
  // The demo's opening money may be from yesterday, if the database was made then.
  expect(
    (await member.call(listTransactions, { query: { from: addDays(today, -3), to: yesterday, type: 'BET' } }))
      .value.totalCount,
  ).toBe(0)
  const refused: Record<string, string>[] = [
    { from: addDays(today, -35), to: today },
    { from: today, to: yesterday },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '1' },
  ]
  for (const query of refused) {
    for (const call of [listTransactions, listBets, readProfit])
      expect((await member.call(call as typeof readProfit, { query })).code).toBe('REQUEST_INVALID')
  }
  const told = async (query: Record<string, string>) =>
    (await member.call(listTransactions, { query })).value as unknown as { fields: object[] }
  expect((await told(refused[0]!)).fields).toEqual([
    { field: 'from', rule: 'rangeDays', message: 'Please choose a period of at most 35 days' },
  ])
  expect((await told(refused[1]!)).fields).toEqual([
    { field: 'to', rule: 'rangeOrder', message: 'The last day is before the first' },
  ])
})

test('nobody sees another’s record, an excluded member sees their own, T-Y1 a trial account none', async () => {
  expect((await (await house.player(2)).call(listBets)).value.totalCount).toBe(0)
  expect(
    (
      await (
        await house.player(19, { restricted: { code: 'AUTH_SELF_EXCLUDED', until: null } })
      ).call(listTransactions)
    ).value.totalCount,
  ).toBe(1)
  const trial = await house.player(3, { isTrial: true, type: 4 })
  for (const call of [listTransactions, listBets, readProfit])
    expect((await trial.call(call as typeof readProfit)).code).toBe('GAME_TRIAL_BLOCKED')
})
