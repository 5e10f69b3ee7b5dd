/** A slip is told where the line of a selection has gone, and is taken there once its member agrees. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteSlip } from '../../../modules/sportsbook/slips/quote.ts'
import { sql } from '../../../platform/postgres.ts'
import { on, said, slipOn, SportsHouse } from '../../support/sports.ts'

let house: SportsHouse
beforeAll(async () => {
  house = await SportsHouse.open()
})
afterAll(() => house.shut())

const handicap = { typeCode: 'AH', codes: ['HOME', 'AWAY'], prices: [19_200, 19_600] } as const
const closed = (marketNo: bigint) =>
  house.change(sql`UPDATE sports.market SET state = 'CLOSED' WHERE market_no = ${marketNo}`)
const leg = (marketNo: bigint) => on(marketNo, 'AWAY', 19_600, -2)

async function quoted(memberId: string, ...marketNos: bigint[]) {
  const slip = slipOn(marketNos.map(leg), marketNos.length > 1 ? { kind: 'PARLAY' } : {})
  return quoteSlip(house.database.kysely, house.bettor(memberId), slip)
}

test('a market that its feed closed for another line is quoted with that line, and taken there', async () => {
  const memberId = await house.member('moved1')
  const { fixtureId, marketNo } = await house.match({}, { ...handicap, lineQ: -2 })
  const other = await house.match({}, { ...handicap, lineQ: -2 })
  expect((await quoted(memberId, marketNo)).legs).toMatchObject([{ fault: null, movedTo: null }])
  const after = await house.market(fixtureId, { ...handicap, lineQ: -3, prices: [21_000, 18_100] })
  await closed(marketNo)
  const movedTo = { marketId: String(after), line: -3, price: 18_100 }
  expect((await quoted(memberId, marketNo)).legs).toMatchObject([{ fault: 'SPORT_LINE_CHANGED', movedTo }])
  expect((await quoted(memberId, other.marketNo, marketNo)).legs).toMatchObject([
    { fault: null, movedTo: null },
    { fault: 'SPORT_LINE_CHANGED', movedTo },
  ])
  const agreed = on(after, 'AWAY', movedTo.price, movedTo.line)
  expect(await said(house.place(memberId, slipOn([agreed])))).toBe('OK')
})

test('a market that stands at another line than its member saw is quoted with its own', async () => {
  const { marketNo } = await house.match({}, { ...handicap, lineQ: -3 })
  const { legs } = await quoted(await house.member('moved2'), marketNo)
  expect(legs).toMatchObject([
    { fault: 'SPORT_LINE_CHANGED', movedTo: { marketId: String(marketNo), line: -3, price: 19_600 } },
  ])
})

test('a market is closed, and has not moved, if nothing of the kind is sold in its place', async () => {
  const memberId = await house.member('moved3')
  const { fixtureId, marketNo } = await house.match({}, { ...handicap, lineQ: -2 })
  await closed(marketNo)
  const gone = [{ fault: 'SPORT_CLOSED', movedTo: null }]
  expect((await quoted(memberId, marketNo)).legs).toMatchObject(gone)
  const after = await house.market(fixtureId, { ...handicap, lineQ: -3, prices: [21_000, 0] })
  expect((await quoted(memberId, marketNo)).legs).toMatchObject(gone)
  await house.price(after, [21_000, 18_100])
  await house.change(sql`UPDATE sports.fixture SET status = 'ENDED' WHERE fixture_id = ${fixtureId}`)
  expect((await quoted(memberId, marketNo)).legs[0]!.movedTo).toBeNull()
})
