/** Cash-outs of bets that were touched before: a result taken back, a bet made void, the last of a stake. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MERCHANT } from '../../ledger/support.ts'
import { sql } from '../../../platform/postgres.ts'
import { cashOutsOf, type OpenBet } from '../../support/cash-outs.ts'
import { on, said, slipOn, SportsHouse } from '../../support/sports.ts'
import { played, settleAll, stateResult } from '../../support/settled-sports.ts'

let house: SportsHouse
beforeAll(async () => {
  house = await SportsHouse.open()
})
afterAll(() => house.shut())
const { check, newMember, openBet, quote, shown, take, wait } = cashOutsOf(() => house)

test('a bet that is open again is cashed out whole or not at all', async () => {
  const matches = await Promise.all([0, 1].map(() => house.match({ status: 'LIVE' })))
  const [first, second] = matches as [(typeof matches)[0], (typeof matches)[0]]
  const memberId = await newMember()
  const before = await house.balance(memberId)
  const { bet } = await house.place(
    memberId,
    slipOn(
      matches.map(({ marketNo }) => on(marketNo)),
      { stake: 10_000n },
    ),
  )
  await house.decide()
  const open: OpenBet = { ...second, memberId, bet }
  await stateResult(house.owner.kysely, first.fixtureId, 1, played(0, 1))
  await settleAll(house.database)
  expect(await shown(open)).toMatchObject({ state: 'SETTLED', result: 'LOST', version: 1 })
  await stateResult(house.owner.kysely, first.fixtureId, 2, played(1, 0))
  await settleAll(house.database)
  expect(await shown(open)).toMatchObject({ state: 'ACCEPTED', version: 2 })
  const { quoteId, offerAmount, minPercent, maxPercent } = await quote(open)
  expect([minPercent, maxPercent]).toEqual([100, 100])
  const half = { quoteId, percent: 50, amount: 1n }
  expect(await said(wait(open, half, async () => {}))).toBe('SPORT_CASH_OUT_WHOLE')
  expect(await said(take(open, half))).toBe('SPORT_CASH_OUT_WHOLE')
  await take(open, { quoteId, percent: 100, amount: offerAmount })
  expect(await shown(open)).toMatchObject({ state: 'CASHED_OUT', payout: offerAmount, valid: 0n, version: 3 })
  expect(await house.balance(memberId)).toBe(before - 10_000n + offerAmount)
  // What the other match comes to changes nothing any more.
  await stateResult(house.owner.kysely, second.fixtureId, 1, played(1, 0))
  await settleAll(house.database)
  expect(await house.balance(memberId)).toBe(before - 10_000n + offerAmount)
  await check()
})

test('a bet that two people made void is not cashed out while its stake is on the way back', async () => {
  const open = await openBet()
  const { quoteId } = await quote(open)
  await house.change(
    sql`UPDATE sports.bet SET voided_at = app.now(), void_reason = 'the price was wrong' WHERE bet_id = ${open.bet.betId}`,
  )
  expect(await said(quote(open))).toBe('SPORT_CASH_OUT_CLOSED')
  expect(await said(take(open, { quoteId, percent: 100, amount: 1n }))).toBe('SPORT_CASH_OUT_CLOSED')
})

test('of the last satang of a stake a part is none, so it is cashed out whole', async () => {
  const draft = {
    prices: [5_000_000, 34_000, 40_000],
    chances: [
      [900_000, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ],
  }
  const { marketNo, fixtureId } = await house.match({}, draft)
  const memberId = await newMember()
  const { bet } = await house.place(memberId, slipOn([on(marketNo, '1', 5_000_000)]))
  const open: OpenBet = { marketNo, fixtureId, memberId, bet }
  const part = async (percent: number) => {
    const { quoteId, offerAmount } = await quote(open)
    return take(open, { quoteId, percent, amount: (offerAmount * BigInt(percent)) / 100n })
  }
  // 2,000 satang become 200, 20, 2 and 1.
  for (const percent of [90, 90, 90, 50]) await part(percent)
  expect(await said(part(90))).toBe('SPORT_CASH_OUT_FRACTION 100 100')
  await part(100)
  expect(await shown(open)).toMatchObject({ state: 'CASHED_OUT', cashedStake: 2_000n })
  await check()
})

test('a price that a trader raised is what a bet is worth, whatever the feed thinks', async () => {
  const total = {
    typeCode: 'OU',
    lineQ: 10,
    codes: ['OVER', 'UNDER'],
    prices: [19_000, 19_000],
    chances: [
      [500_000, 0, 0, 0],
      [500_000, 0, 0, 0],
    ],
  } as const
  const open = await openBet(total)
  expect((await quote(open)).offerAmount).toBe(90_250n)
  await house.change(sql`
    INSERT INTO sports.house_line (merchant_id, fixture_id, market_no, prices_e4, changed_by)
    VALUES (${MERCHANT}, ${open.fixtureId}, ${String(open.marketNo)}::bigint, ARRAY[26000, 14000], 'desk')`)
  // By the feed's chances, one who buys at 2.60 would sell at once for 1.235 of the stake.
  const memberId = await newMember()
  const { bet } = await house.place(
    memberId,
    slipOn([on(open.marketNo, 'OVER', 26_000, 10)], { stake: 100_000n }),
  )
  expect((await quote({ ...open, memberId, bet })).offerAmount).toBe(86_448n)
})
