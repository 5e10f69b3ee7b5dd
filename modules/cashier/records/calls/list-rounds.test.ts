import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBet } from '../../../../contract/player/cashier/read-bet.ts'
import { readTransaction } from '../../../../contract/player/cashier/read-transaction.ts'
import { listBets } from '../../../../contract/player/cashier/list-bets.ts'
import { listTransactions } from '../../../../contract/player/cashier/list-transactions.ts'
import { house, member, openRecords } from '../../../../tests/support/records.ts'

beforeAll(openRecords)
afterAll(() => house.close())

test('the betting record shows every round, with its valid bet and its result', async () => {
  const { value } = await member.call(listBets, { query: { product: 'RNG' } })
  expect(
    value.list.map((bet) => [
      bet.stakeAmount,
      bet.payoutAmount,
      bet.validBetAmount,
      bet.netAmount,
      bet.status,
    ]),
  ).toEqual([
    [60_000, 60_000, 60_000, 0, 'PUSH'],
    [3_000, 0, 0, 0, 'PENDING'],
    [5_000, 5_000, 5_000, 0, 'PUSH'],
    [20_000, 0, 20_000, -20_000, 'LOST'],
    [10_000, 25_000, 10_000, 15_000, 'WON'],
  ])
  expect(value).toMatchObject({
    totalCount: 5,
    stakeAmount: 98_000,
    payoutAmount: 90_000,
    validBetAmount: 95_000,
    netAmount: -5_000,
    pendingAmount: 3_000,
  })
  // The totals above the rows are their sums; stakes without a result yet are named separately.
  expect(value.netAmount).toBe(value.list.reduce((sum, bet) => sum + bet.netAmount, 0))
  expect((await member.call(listBets, { query: { status: 'PENDING' } })).value).toMatchObject({
    totalCount: 1,
    stakeAmount: 3_000,
  })
  expect(
    (await member.call(listBets, { query: { status: 'PUSH', vendor: 'TESTVENDOR' } })).value.totalCount,
  ).toBe(2)
  expect((await member.call(listBets, { query: { vendor: 'ACME' } })).value.totalCount).toBe(0)
  expect((await member.call(listBets, { query: { product: 'LIVE' } })).value).toMatchObject({
    totalCount: 0,
    stakeAmount: 0,
  })
})

test('a round is shown with every movement in it, a transaction with its parts, and only to its member', async () => {
  const bets = (await member.call(listBets)).value.list
  const won = bets.find((bet) => bet.status === 'WON')!
  const { value } = await member.call(readBet, { params: { betNo: won.betNo } })
  expect(value).toMatchObject({
    roundId: won.roundId,
    stakeAmount: 10_000,
    payoutAmount: 25_000,
    status: 'WON',
  })
  expect(value.movements.map((line) => [line.type, line.amount])).toEqual([
    ['BET', -10_000],
    ['PAYOUT', 25_000],
  ])
  expect(value.movements[1]!.balance).toBe(value.movements[0]!.balance! + 25_000)
  const [held] = (await member.call(listTransactions, { query: { type: 'WITHDRAW' } })).value.list.filter(
    (line) => line.type === 'WITHDRAW_HOLD',
  )
  const parts = (await member.call(readTransaction, { params: { transactionId: held!.transactionId } })).value
  expect(new Map(parts.parts.map((part) => [part.wallet, part.amount]))).toEqual(
    new Map([
      ['HOLD', 100_000],
      ['MAIN', -100_000],
    ]),
  )
  const bet = (
    await member.call(readTransaction, { params: { transactionId: value.movements[0]!.transactionId } })
  ).value
  expect(bet).toMatchObject({
    betNo: won.betNo,
    gameCode: 'RNG',
    parts: [
      { type: 'BET', wallet: 'MAIN', amount: -10_000 },
      { type: 'PAYOUT', amount: 25_000 },
    ],
  })
  const other = await house.player(4)
  expect((await other.call(readBet, { params: { betNo: won.betNo } })).code).toBe('ROUND_NOT_FOUND')
  expect((await other.call(readTransaction, { params: { transactionId: held!.transactionId } })).code).toBe(
    'TRANSACTION_NOT_FOUND',
  )
  expect((await member.call(readTransaction, { params: { transactionId: 'x' } })).code).toBe(
    'TRANSACTION_NOT_FOUND',
  )
})
