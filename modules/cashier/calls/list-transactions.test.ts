import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import { exportBets } from '../../../contract/player/cashier/export-bets.ts'
import { exportBonuses } from '../../../contract/player/cashier/export-bonuses.ts'
import { exportProfit } from '../../../contract/player/cashier/export-profit.ts'
import { exportTransactions } from '../../../contract/player/cashier/export-transactions.ts'
import { listBonuses } from '../../../contract/player/cashier/list-bonuses.ts'
import { readBet } from '../../../contract/player/cashier/read-bet.ts'
import { readTransaction } from '../../../contract/player/cashier/read-transaction.ts'
import { cancelWithdrawal } from '../../../contract/player/cashier/cancel-withdrawal.ts'
import { listBets } from '../../../contract/player/cashier/list-bets.ts'
import { listTransactions } from '../../../contract/player/cashier/list-transactions.ts'
import { readProfit } from '../../../contract/player/cashier/read-profit.ts'
import { addDays, businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { setSetting } from '../../system/index.ts'
import { recordSettings } from '../settings.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
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
  expect(value).toMatchObject({ totalCount: 5, stakeAmount: 98_000, payoutAmount: 90_000, validBetAmount: 95_000, netAmount: -5_000, pendingAmount: 3_000 })
  // What stands above the rows is what they come to; a stake that still waits for its result is named beside it.
  expect(value.netAmount).toBe(value.list.reduce((sum, bet) => sum + bet.netAmount, 0))
  expect((await member.call(listBets, { query: { status: 'PENDING' } })).value).toMatchObject({ totalCount: 1, stakeAmount: 3_000 })
  expect((await member.call(listBets, { query: { status: 'PUSH', vendor: 'TESTVENDOR' } })).value.totalCount).toBe(2)
  expect((await member.call(listBets, { query: { vendor: 'ACME' } })).value.totalCount).toBe(0)
  expect((await member.call(listBets, { query: { product: 'LIVE' } })).value).toMatchObject({ totalCount: 0, stakeAmount: 0 })
})

test('profit and loss follows the ledger', async () => {
  const { value } = await member.call(readProfit)
  const { balance } = await member.balances()
  expect(value).toMatchObject({ withdrawAmount: 0, stakeAmount: 98_000, payoutAmount: 90_000, bonusAmount: 0, profitAmount: -8_000 })
  expect(1_000_000 + value.depositAmount + value.profitAmount).toBe(Number(balance))
})

test('a round opens with every movement in it, a transaction with its parts, and nobody opens another’s', async () => {
  const bets = (await member.call(listBets)).value.list
  const won = bets.find((bet) => bet.status === 'WON')!
  const { value } = await member.call(readBet, { params: { betNo: won.betNo } })
  expect(value).toMatchObject({ roundId: won.roundId, stakeAmount: 10_000, payoutAmount: 25_000, status: 'WON' })
  expect(value.movements.map((line) => [line.type, line.amount])).toEqual([['BET', -10_000], ['PAYOUT', 25_000]])
  expect(value.movements[1]!.balance).toBe(value.movements[0]!.balance! + 25_000)
  const [held] = (await member.call(listTransactions, { query: { type: 'WITHDRAW' } })).value.list.filter((line) => line.type === 'WITHDRAW_HOLD')
  const parts = (await member.call(readTransaction, { params: { transactionId: held!.transactionId } })).value
  expect(new Map(parts.parts.map((part) => [part.wallet, part.amount]))).toEqual(new Map([['HOLD', 100_000], ['MAIN', -100_000]]))
  const bet = (await member.call(readTransaction, { params: { transactionId: value.movements[0]!.transactionId } })).value
  expect(bet).toMatchObject({ betNo: won.betNo, gameCode: 'RNG', parts: [{ type: 'BET', wallet: 'MAIN', amount: -10_000 }, { type: 'PAYOUT', amount: 25_000 }] })
  const other = await house.player(4)
  expect((await other.call(readBet, { params: { betNo: won.betNo } })).code).toBe('ROUND_NOT_FOUND')
  expect((await other.call(readTransaction, { params: { transactionId: held!.transactionId } })).code).toBe('TRANSACTION_NOT_FOUND')
  expect((await member.call(readTransaction, { params: { transactionId: 'x' } })).code).toBe('TRANSACTION_NOT_FOUND')
})

test('bonus details: every turnover requirement with what is left of it, and what was credited', async () => {
  const { value } = await member.call(listBonuses)
  expect(value).toMatchObject({ totalCount: 1, bonusAmount: 0, rebateAmount: 0, forfeitedAmount: 0 })
  expect(value.list[0]).toMatchObject({ source: 'DEPOSIT', isBonus: false, status: 'DONE', leftAmount: 0, requiredAmount: value.list[0]!.baseAmount })
  expect((await member.call(listBonuses, { query: { status: 'OPEN' } })).value.totalCount).toBe(0)
})

/** A download as its rows. */
async function download(token: string, path: string): Promise<{ name: string; rows: string[][] }> {
  const answer = await fetch(house.server.origin + path, { headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } })
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, 'text/csv; charset=utf-8', 'no-store'])
  return { name: answer.headers.get('content-disposition')!, rows: parse(Buffer.from(await answer.arrayBuffer()), { bom: true }) as string[][] }
}

test('T-M2 a file holds what its screen shows, in its range and filter, and nobody else’s rows', async () => {
  const today = businessDate(clock.now(), 'Asia/Bangkok')
  await house.play((await house.player(5)).id, 7_700n, 0n)
  const { name, rows } = await download(member.token, `${exportBets.path}?format=CSV&product=RNG&from=${today}&to=${today}`)
  expect(name).toBe(`attachment; filename="bets-${today}-${today}.csv"`)
  const shown = (await member.call(listBets, { query: { product: 'RNG', from: today, to: today } })).value
  expect(rows.slice(1).map((row) => [row[1], row[6], row[7], row[9], row[11]])).toEqual(shown.list.map((bet) => [bet.betNo, ...[bet.stakeAmount, bet.stakeAmount, bet.payoutAmount, bet.netAmount].map((amount) => (amount / 100).toFixed(2))]))
  expect(rows.slice(1).map((row) => row[4])).toEqual(shown.list.map(() => 'Slots'))
  expect(rows.flat()).not.toContain('77.00')
  const moved = await download(member.token, `${exportTransactions.path}?format=CSV&type=BET`)
  expect(moved.rows.slice(1).map((row) => row[3])).toEqual((await member.call(listTransactions, { query: { type: 'BET' } })).value.list.map((line) => (line.amount / 100).toFixed(2)))
  expect(moved.rows[1]![2]).toBe('Bet')
  const book = await fetch(`${house.server.origin}${exportBets.path}?format=XLSX`, { headers: { authorization: `Bearer ${member.token}` } })
  expect([book.status, Buffer.from(await book.arrayBuffer()).subarray(0, 2).toString()]).toEqual([200, 'PK'])
})

test('the files of bonus details and of profit hold what their screens show, a day a row and the sums at the foot', async () => {
  const bonuses = (await member.call(listBonuses)).value
  const file = await download(member.token, `${exportBonuses.path}?format=CSV`)
  expect(file.rows.slice(1).map((row) => [row[1], row[2], row[5], row[6]])).toEqual(bonuses.list.map((one) => ['Deposit', (one.baseAmount / 100).toFixed(2), '0.00', 'Done']))
  expect((await download(member.token, `${exportBonuses.path}?format=CSV&status=OPEN`)).rows).toHaveLength(1)
  const profit = (await member.call(readProfit)).value
  const days = (await download(member.token, `${exportProfit.path}?format=CSV`)).rows.slice(1)
  expect(days.at(-1)).toEqual(['Total', ...[profit.depositAmount, profit.withdrawAmount, profit.stakeAmount, profit.payoutAmount, profit.bonusAmount, profit.profitAmount].map((amount) => (amount / 100).toFixed(2)), 'THB'])
  expect([days.length, days[0]![0], days.at(-2)![0]]).toEqual([8, profit.from, profit.to])
  for (let column = 1; column <= 6; column++) expect(days.slice(0, -1).reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)).toBe(Math.round(Number(days.at(-1)![column]) * 100))
  expect((await (await fetch(`${house.server.origin}${exportProfit.path}?format=XLSX`, { headers: { authorization: `Bearer ${member.token}` } })).arrayBuffer()).byteLength).toBeGreaterThan(1_000)
})

test('a file longer than the house allows is refused by name before it begins; so are a bad range and a visitor', async () => {
  const guest = await house.player(6)
  for (let n = 0; n < 3; n++) await house.play(guest.id, 100n, 0n)
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, recordSettings.fileRows, 2))
  const refusal = async (path: string, token?: string) => (await (await fetch(house.server.origin + path, token ? { headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } } : {})).json()) as { code: string }
  expect((await refusal(`${exportBets.path}?format=CSV`, guest.token)).code).toBe('EXPORT_TOO_LONG')
  expect((await download(guest.token, `${exportBets.path}?format=CSV&status=WON`)).rows).toHaveLength(1)
  expect((await refusal(`${exportBets.path}?format=CSV&from=2026-01-01&to=2026-12-31`, guest.token)).code).toBe('REQUEST_INVALID')
  expect((await refusal(`${exportBets.path}?format=PDF`, guest.token)).code).toBe('REQUEST_INVALID')
  expect((await refusal(`${exportBets.path}?format=CSV`)).code).toBe('SESSION_EXPIRED')
})

test('folded or not, the record is the same', async () => {
  const before = [(await member.call(listBets)).value, (await member.call(listTransactions)).value, (await member.call(readProfit)).value]
  await rollUpAll(house.server.process.database)
  expect([(await member.call(listBets)).value, (await member.call(listTransactions)).value, (await member.call(readProfit)).value]).toEqual(before)
})

test('days begin at midnight in Bangkok; ranges are at most 35 days and refused with their field', async () => {
  const today = businessDate(clock.now(), 'Asia/Bangkok')
  expect((await member.call(listTransactions, { query: { from: today, to: today } })).value.totalCount).toBeGreaterThan(5)
  const yesterday = addDays(today, -1)
  // The demo's opening money may have come yesterday, if the house was made then.
  expect((await member.call(listTransactions, { query: { from: addDays(today, -3), to: yesterday, type: 'BET' } })).value.totalCount).toBe(0)
  const refused: Record<string, string>[] = [{ from: addDays(today, -35), to: today }, { from: today, to: yesterday }, { from: '2026-02-30', to: '2026-03-01' }, { from: '1' }]
  for (const query of refused) {
    for (const call of [listTransactions, listBets, readProfit]) expect((await member.call(call as typeof readProfit, { query })).code).toBe('REQUEST_INVALID')
  }
  const told = async (query: Record<string, string>) => (await member.call(listTransactions, { query })).value as unknown as { fields: object[] }
  expect((await told(refused[0]!)).fields).toEqual([{ field: 'from', rule: 'rangeDays', message: 'Please choose a period of at most 35 days' }])
  expect((await told(refused[1]!)).fields).toEqual([{ field: 'to', rule: 'rangeOrder', message: 'The last day is before the first' }])
})

test('nobody sees another’s record, an excluded member sees his own, T-Y1 a trial account none', async () => {
  expect((await (await house.player(2)).call(listBets)).value.totalCount).toBe(0)
  expect((await (await house.player(19, { restricted: { code: 'AUTH_SELF_EXCLUDED', until: null } })).call(listTransactions)).value.totalCount).toBe(1)
  const trial = await house.player(3, { isTrial: true, type: 4 })
  for (const call of [listTransactions, listBets, readProfit]) expect((await trial.call(call as typeof readProfit)).code).toBe('GAME_TRIAL_BLOCKED')
})
