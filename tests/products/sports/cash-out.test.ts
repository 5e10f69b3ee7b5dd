/** Cash-outs, whole and in part, to the satang (domain/sportsbook.md §8). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settledPlayOf } from '../../../modules/wallet/index.ts'
import { sql } from '../../../platform/postgres.ts'
import { at, cashOutsOf, worked } from '../../support/cash-outs.ts'
import { on, said, scored, slipOn, SportsHouse } from '../../support/sports.ts'

let house: SportsHouse
beforeAll(async () => {
  house = await SportsHouse.open()
})
afterAll(() => house.shut())
const { check, newMember, openBet, quote, shown, take, wait } = cashOutsOf(() => house)
test('1,000.00 at 2.50 with a chance of 0.62 is worth 1,550.00 and pays 1,472.50, and counts nothing', async () => {
  const open = await openBet()
  const { quoteId, offerAmount, stakeAmount, expiresAt } = await quote(open)
  expect({ offerAmount, stakeAmount, expiresAt }).toEqual({
    offerAmount: 147_250n,
    stakeAmount: 100_000n,
    expiresAt: at(5_000),
  })
  const before = await house.balance(open.memberId)
  const { paid } = await take(open, { quoteId, percent: 100, amount: 147_250n }, at(5_000))
  expect(paid).toBe(147_250n)
  expect(await house.balance(open.memberId)).toBe(before + 147_250n)
  expect(await shown(open)).toMatchObject({
    state: 'CASHED_OUT',
    payout: 147_250n,
    valid: 0n,
    cashedStake: 100_000n,
    cashedAmount: 147_250n,
    version: 1,
  })
  await check()
  const range = { memberId: open.memberId, from: '2000-01-01', to: '3000-01-01', product: 'SPORTS' }
  expect(await settledPlayOf(house.database.kysely, range)).toMatchObject({
    stake: 100_000n,
    payout: 147_250n,
    valid: 0n,
    bonusValid: 0n,
  })
  expect(await said(quote(open))).toBe('SPORT_CASH_OUT_DONE')
})

test('a part is paid while the rest stands, and the rest is settled as if it were the whole', async () => {
  const open = await openBet()
  const before = await house.balance(open.memberId)
  const first = await quote(open)
  await take(open, { quoteId: first.quoteId, percent: 33, amount: 48_592n })
  // floor(147,250 × 0.33) and what floor(100,000 × 0.33) leaves.
  expect(await shown(open)).toMatchObject({
    state: 'ACCEPTED',
    cashedAmount: 48_592n,
    cashedStake: 33_000n,
    payout: 48_592n,
  })
  const second = await quote(open)
  expect(second).toMatchObject({ stakeAmount: 67_000n, offerAmount: 98_657n })
  await take(open, { quoteId: second.quoteId, percent: 10, amount: 9_865n })
  expect(await shown(open)).toMatchObject({ cashedStake: 39_700n, cashedAmount: 58_457n })
  await check()
  // What is left of the stake at 2.50.
  await house.settle(open.bet, 150_750n)
  expect(await house.balance(open.memberId)).toBe(before + 58_457n + 150_750n)
  await check()
})

test('the same call twice, and a hundred at once, pay once', async () => {
  const open = await openBet()
  const { quoteId } = await quote(open)
  const before = await house.balance(open.memberId)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      said(take(open, { quoteId, percent: n % 2 ? 100 : 50, amount: 73_000n })),
    ),
  )
  const paid = answers.filter((answer) => answer === 'OK').length
  const now = await shown(open)
  expect(paid).toBe(1)
  expect(await house.balance(open.memberId)).toBe(before + now.cashedAmount)
  await check()
})

test('a system and a house that offers none', async () => {
  const matches = await Promise.all([0, 1, 2].map(() => house.match({}, worked)))
  const memberId = await newMember()
  const legs = matches.map(({ marketNo }) => on(marketNo, '1', 25_000))
  const { bet } = await house.place(
    memberId,
    slipOn(legs, { kind: 'SYSTEM', systemCode: 'TRIXIE', stake: 8_000n }),
  )
  expect(await said(quote({ ...matches[0]!, memberId, bet }))).toBe('SPORT_CASH_OUT_CLOSED')
  await house.set({ isCashOutOn: false })
  expect(await said(quote(await openBet()))).toBe('SPORT_CASH_OUT_CLOSED')
  await house.set({ isCashOutOn: true })
})

test('without chances the price is taken without its margin', async () => {
  // 1/2.00 + 1/3.40 + 1/4.00 is 1.0441…: the fair price of the first is 2.0883, rounded up.
  const open = await openBet({ prices: [20_000, 34_000, 40_000] })
  expect((await quote(open)).offerAmount).toBe(90_983n)
})

test('a live bet waits, and is paid what it is worth behind the wait if that is less', async () => {
  const open = await openBet(worked, { status: 'LIVE' })
  const { quoteId } = await quote(open)
  const asked = { quoteId, percent: 100, amount: 140_000n }
  const waits: number[] = []
  await wait(open, asked, async (ms) => {
    waits.push(ms)
    await house.change(
      sql`UPDATE sports.market SET chances = '[[600000,0,0,0],[200000,0,0,0],[200000,0,0,0]]' WHERE market_no = ${open.marketNo}`,
    )
  })
  expect(waits).toEqual([5_000])
  expect(await said(take(open, { ...asked, amount: 147_250n }))).toBe('SPORT_CASH_OUT_EXPIRED ฿1,425.00')
  expect((await take(open, asked)).paid).toBe(142_500n)
  await check()
})

test('an Asian handicap of another score stands at the line that is left of it', async () => {
  const handicap = {
    typeCode: 'AH',
    lineQ: -2,
    codes: ['HOME', 'AWAY'],
    prices: [20_000, 18_000],
    chances: [
      [500_000, 0, 0, 0],
      [500_000, 0, 0, 0],
    ],
  } as const
  const open = await openBet(handicap, { status: 'LIVE', facts: scored(0, 0) })
  expect((await quote(open)).offerAmount).toBe(95_000n)
  // One goal ahead since then: −0.5 is won unless the other side scores, which is what +0.5 pays now.
  await house.change(
    sql`UPDATE sports.fixture SET facts = ${JSON.stringify(scored(1, 0))} WHERE fixture_id = ${open.fixtureId}`,
  )
  expect(await said(quote(open))).toBe('SPORT_CASH_OUT_CLOSED')
  await house.market(open.fixtureId, {
    ...handicap,
    lineQ: 2,
    prices: [12_000, 45_000],
    chances: [
      [800_000, 0, 0, 0],
      [200_000, 0, 0, 0],
    ],
  })
  expect((await quote(open)).offerAmount).toBe(152_000n)
})
