/** What a house and its desk limit: stakes, matches, days, exposure and members (domain/sportsbook.md §6). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessDate } from '../../../kernel/calendar.ts'
import type { Slip } from '../../../modules/sportsbook/slips/place.ts'
import { oneOf, sql } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import { on, said, slipOn, SportsHouse } from '../../support/sports.ts'

let house: SportsHouse
beforeAll(async () => {
  house = await SportsHouse.open()
})
afterAll(() => house.shut())

let members = 0
const member = () => house.member(`m${++members}`)
const tryOn = async (slip: Slip, memberId?: string) => said(house.place(memberId ?? (await member()), slip))
const handicap = { typeCode: 'AH', lineQ: -3, codes: ['HOME', 'AWAY'], prices: [19_200, 19_600] } as const
const single = async (more: Partial<Slip> = {}) => slipOn([on((await house.match()).marketNo)], more)

test('what a house changes of a match holds for its bets: its price, its smaller stake', async () => {
  const { fixtureId, marketNo } = await house.match()
  await house.change(sql`
    INSERT INTO sports.house_line (merchant_id, fixture_id, market_no, prices_e4, max_stake, changed_by)
    VALUES (${MERCHANT}, ${fixtureId}, ${marketNo}, '{19000,34000,40000}', 10000, 'desk')`)
  expect(await tryOn(slipOn([on(marketNo)]))).toBe('SPORT_ODDS_CHANGED 2.00 1.90')
  expect(await tryOn(slipOn([on(marketNo, '1', 19_000)], { stake: 10_001n }))).toBe('SPORT_STAKE_MAX ฿100.00')
  expect(await tryOn(slipOn([on(marketNo, '1', 19_000)], { stake: 10_000n }))).toBe('OK')
})

test('a member has one limit on a match, which parlays do not count in', async () => {
  const { marketNo, fixtureId } = await house.match({ tier: 'C' })
  const other = await house.market(fixtureId, handicap)
  const memberId = await member()
  expect(await tryOn(slipOn([on(marketNo)], { stake: 1_000_000n }), memberId)).toBe('OK')
  expect(await tryOn(slipOn([on(other, 'HOME', 19_200, -3)], { stake: 999_999n }), memberId)).toBe('OK')
  expect(await tryOn(slipOn([on(marketNo)]), memberId)).toBe('SPORT_FIXTURE_MAX ฿19,999.99 ฿20,000.00 ฿0.01')
  const { marketNo: elsewhere } = await house.match({ tier: 'C' })
  expect(await tryOn(slipOn([on(marketNo), on(elsewhere)]), memberId)).toBe('OK')
})

test('what the bets of a day may pay is limited, and what was lost leaves room', async () => {
  const memberId = await member()
  await house.set({ maxPayoutDay: 10_000 })
  const [first, second, third] = [await house.match(), await house.match(), await house.match()]
  const lost = await house.place(memberId, slipOn([on(first.marketNo)], { stake: 3_000n }))
  expect(await tryOn(slipOn([on(second.marketNo)], { stake: 2_001n }), memberId)).toBe(
    'SPORT_PAYOUT_DAY ฿100.00 ฿40.00',
  )
  await house.settle(lost.bet, 0n)
  expect(await tryOn(slipOn([on(third.marketNo)], { stake: 5_000n }), memberId)).toBe('OK')
  await house.set({ maxPayoutDay: 300_000_000 })
})

test('the part of a bet that was sold leaves room in the limit of the day', async () => {
  const memberId = await member()
  await house.set({ maxPayoutDay: 10_000 })
  const [first, second] = [await house.match(), await house.match()]
  const { bet } = await house.place(memberId, slipOn([on(first.marketNo)], { stake: 3_000n }))
  const more = () => tryOn(slipOn([on(second.marketNo)], { stake: 3_000n }), memberId)
  expect(await more()).toBe('SPORT_PAYOUT_DAY ฿100.00 ฿40.00')
  const sell = (stake: bigint, amount: bigint) =>
    house.change(sql`UPDATE sports.bet SET cashed_stake = ${stake}, cashed_amount = ${amount}, payout = ${amount},
        held_payout = potential * (stake - ${stake}) / stake
      WHERE bet_id = ${bet.betId}`)
  // Half of it was sold for ten baht: ten are paid, and the other half may pay thirty.
  await sell(1_500n, 1_000n)
  expect(await more()).toBe('OK')
  await sell(0n, 0n)
  await house.set({ maxPayoutDay: 300_000_000 })
})

test('a day is that of the house', async () => {
  const home = await oneOf(
    house.database.kysely,
    sql<{ zone: string }>`SELECT time_zone AS zone FROM system.merchant WHERE merchant_id = ${MERCHANT}`,
  )
  // Their dates differ by one or two, so at least one of them is not the date in Bangkok.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await house.change(sql`UPDATE system.merchant SET time_zone = ${zone} WHERE merchant_id = ${MERCHANT}`)
    await house.set({})
    const memberId = await member()
    await house.place(memberId, await single())
    const { subject } = await oneOf(
      house.database.kysely,
      sql<{
        subject: string
      }>`SELECT subject FROM sports.member_tally WHERE member_id = ${memberId} AND subject LIKE 'day:%'`,
    )
    expect(subject).toBe(`day:${businessDate(new Date(), zone)}`)
  }
  await house.change(sql`UPDATE system.merchant SET time_zone = ${home.zone} WHERE merchant_id = ${MERCHANT}`)
})

test('a market takes no more than its worst outcome may cost, stakes on its other selections taken off', async () => {
  const { marketNo } = await house.match()
  await house.set({ maxExposure: 10_000 })
  // 80 baht at 2.00 cost 80 more than they bring.
  expect(await tryOn(slipOn([on(marketNo)], { stake: 8_000n }))).toBe('OK')
  expect(await tryOn(slipOn([on(marketNo)], { stake: 2_001n }))).toBe('SPORT_EXPOSURE ฿20.00')
  expect(await tryOn(slipOn([on(marketNo, 'X', 34_000)], { stake: 2_000n }))).toBe('OK')
  expect(await tryOn(slipOn([on(marketNo)], { stake: 4_000n }))).toBe('OK')
  expect(await tryOn(slipOn([on(marketNo)]))).toBe('SPORT_EXPOSURE ฿0.00')
  await house.set({ maxExposure: 200_000_000 })
})

test('two selections of a double chance win at once', async () => {
  const { marketNo } = await house.match(
    {},
    { typeCode: 'DC', codes: ['1X', '12', 'X2'], prices: [20_000, 20_000, 20_000] },
  )
  await house.set({ maxExposure: 10_000 })
  expect(await tryOn(slipOn([on(marketNo, '1X')], { stake: 4_000n }))).toBe('OK')
  expect(await tryOn(slipOn([on(marketNo, 'X2')], { stake: 4_000n }))).toBe('OK')
  // A draw pays both: 160 against 80 staked leave 20 baht of room, and each baht adds one.
  expect(await tryOn(slipOn([on(marketNo, 'X2')], { stake: 2_001n }))).toBe('SPORT_EXPOSURE ฿20.00')
  expect(await tryOn(slipOn([on(marketNo, '12')], { stake: 2_000n }))).toBe('OK')
  await house.set({ maxExposure: 200_000_000 })
})

test('a member whose stakes the house keeps smaller, and one who is stopped', async () => {
  const [small, stopped] = [await member(), await member()]
  await house.change(sql`
    INSERT INTO sports.member_risk (merchant_id, member_id, percent, is_stopped, reason, changed_by)
    VALUES (${MERCHANT}, ${small}, 25, false, 'sharp', 'desk'), (${MERCHANT}, ${stopped}, 100, true, 'fraud', 'desk')`)
  expect(await tryOn(await single({ stake: 5_000_001n }), small)).toBe('SPORT_STAKE_MAX ฿50,000.00')
  expect(await tryOn(await single({ stake: 5_000_000n }), small)).toBe('OK')
  expect(await tryOn(await single(), stopped)).toBe('SPORT_MEMBER_STOPPED')
})

test('who has no money is told so, and the room that was reserved is free again', async () => {
  const { marketNo } = await house.match()
  expect(await tryOn(slipOn([on(marketNo)]), await house.member('poor', 1_999n))).toBe('BAL_INSUFFICIENT')
  const { count } = await oneOf(
    house.database.kysely,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM sports.exposure WHERE market_no = ${marketNo}`,
  )
  expect(count).toBe(0)
  expect(await house.faults()).toEqual([])
})
