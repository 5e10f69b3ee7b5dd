/** What a slip is taken at, and the same call again (domain/sportsbook.md §6). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/postgres.ts'
import { freshKey, noFacts, on, said, scored, slipOn, SportsHouse } from '../../support/sports.ts'

let house: SportsHouse
beforeAll(async () => {
  house = await SportsHouse.open()
})
afterAll(() => house.shut())

let members = 0
const member = () => house.member(`m${++members}`)
const handicap = { typeCode: 'AH', lineQ: -3, codes: ['HOME', 'AWAY'], prices: [19_200, 19_600] } as const

test('what a price is now stands in the answer, and the same call is refused the same way again', async () => {
  const { marketNo } = await house.match()
  const memberId = await member()
  const [slip, key] = [slipOn([on(marketNo, '1', 21_000)]), freshKey()]
  const answer = {
    code: 'SPORT_ODDS_CHANGED',
    params: ['2.10', '2.00'],
    value: { leg: 1, legs: [{ marketId: String(marketNo), code: '1', line: null, price: 20_000 }] },
  }
  await expect(house.place(memberId, slip, key)).rejects.toMatchObject(answer)
  await house.price(marketNo, [21_000, 34_000, 40_000])
  await expect(house.place(memberId, slip, key)).rejects.toMatchObject(answer)
  expect(await said(house.place(memberId, slip))).toBe('OK')
})

test('a changed price is taken as the member chose, and the bet has the price that was taken', async () => {
  const { marketNo } = await house.match()
  const better = await house.place(
    await member(),
    slipOn([on(marketNo, '1', 19_000)], { acceptChange: 'BETTER' }),
  )
  expect(better.bet).toMatchObject({ state: 'ACCEPTED', priceE4: 20_000n, potential: 4_000n })
  const any = await house.place(await member(), slipOn([on(marketNo, '1', 25_000)], { acceptChange: 'ANY' }))
  expect(any.bet).toMatchObject({ priceE4: 20_000n, legs: [{ priceE4: 20_000 }] })
})

test('the same call again is the same bet, and another slip under its key is refused', async () => {
  const { marketNo } = await house.match()
  const [memberId, key] = [await member(), freshKey()]
  const first = await house.place(memberId, slipOn([on(marketNo)]), key)
  await house.change(sql`UPDATE sports.market SET state = 'SUSPENDED' WHERE market_no = ${marketNo}`)
  const again = await house.place(memberId, slipOn([on(marketNo)]), key)
  expect(again).toMatchObject({ isRepeat: true, balance: first.balance, bet: { betId: first.bet.betId } })
  expect(await said(house.place(memberId, slipOn([on(marketNo)], { stake: 3_000n }), key))).toBe(
    'REQUEST_KEY_REUSED',
  )
  expect(await house.faults()).toEqual([])
})

test('a live bet keeps the score of its part of the match, and waits as its sport says', async () => {
  const facts = { ...noFacts, scores: { FT: { home: 2, away: 1 }, H1: { home: 1, away: 1 } } }
  const { fixtureId, marketNo } = await house.match({ status: 'LIVE', facts }, handicap)
  const half = await house.market(fixtureId, { ...handicap, period: 'H1' })
  const memberId = await member()
  const whole = await house.place(memberId, slipOn([on(marketNo, 'HOME', 19_200, -3)]))
  expect(whole.bet).toMatchObject({
    state: 'PENDING',
    isLive: true,
    legs: [{ scoreAtBet: { home: 2, away: 1 } }],
  })
  expect(whole.bet.decideAt!.getTime() - whole.bet.placedAt.getTime()).toBe(5_000)
  const first = await house.place(memberId, slipOn([on(half, 'HOME', 19_200, -3)]))
  expect(first.bet.legs[0]!.scoreAtBet).toEqual({ home: 1, away: 1 })
  const { marketNo: before } = await house.match({ facts: scored(0, 0) })
  const calm = await house.place(memberId, slipOn([on(before)]))
  expect(calm.bet).toMatchObject({ state: 'ACCEPTED', decideAt: null, legs: [{ scoreAtBet: null }] })
})

test('a system is one stake for all of its parlays', async () => {
  const slip = await house.parlay(4, { kind: 'SYSTEM', systemCode: 'YANKEE', stake: 11_000n })
  const { bet } = await house.place(await member(), slip)
  // Six doubles, four trebles and one of four, each of ten baht at 2.00.
  expect(bet).toMatchObject({ combinations: 11, potential: 1_000n * (6n * 4n + 4n * 8n + 16n) })
})

test('money of sports and e-sports is booked with the first sport', async () => {
  const [map, match] = [
    await house.match(
      { sportCode: 'MOBA' },
      { typeCode: 'ML', period: 'SERIES', codes: ['HOME', 'AWAY'], prices: [20_000, 18_000] },
    ),
    await house.match(),
  ]
  const alone = await house.place(await member(), slipOn([on(map.marketNo, 'HOME')]))
  expect(alone.bet).toMatchObject({ vendor: 'TCG_ESPORT', gameCode: 'SPORT-MOBA' })
  const mixed = await house.place(await member(), slipOn([on(map.marketNo, 'HOME'), on(match.marketNo)]))
  expect(mixed.bet).toMatchObject({ vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL' })
  expect(await house.faults()).toEqual([])
})
