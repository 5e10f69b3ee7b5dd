/** A judge's markets are those of the database, whatever was read of them before (docs/flows/slip.md). */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerTo, run, sql } from '../../../platform/postgres.ts'
import { SportsHouse } from '../../../tests/support/sports.ts'
import { MarketShelf, marketsNow } from './door.ts'

let house: SportsHouse
let merchantId: string
beforeAll(async () => {
  house = await SportsHouse.open()
  ;({ merchantId } = house.bettor('nobody'))
})
afterAll(() => house.shut())

/** Writes to every table that a market is made of, of the house and of another one. */
const changes = {
  price: (no: bigint) =>
    sql`UPDATE sports.market SET prices_e4[1] = prices_e4[1] + 100 WHERE market_no = ${no}`,
  state: (no: bigint) =>
    sql`UPDATE sports.market SET state = CASE state WHEN 'OPEN' THEN 'SUSPENDED' ELSE 'OPEN' END WHERE market_no = ${no}`,
  fixture: (
    no: bigint,
  ) => sql`UPDATE sports.fixture f SET suspended_for = CASE WHEN suspended_for IS NULL THEN 'INCIDENT' END
    FROM sports.market m WHERE m.market_no = ${no} AND f.fixture_id = m.fixture_id`,
  sport: () => sql`UPDATE sports.sport SET live_delay_s = live_delay_s + 1 WHERE sport_code = 'FOOTBALL'`,
  league: () => sql`UPDATE sports.league SET tier = CASE tier WHEN 'A' THEN 'B' ELSE 'A' END`,
  line: (no: bigint) => lineOf(no, no),
  wholeLine: (no: bigint) => lineOf(no, null),
  noLines: (no: bigint) =>
    sql`DELETE FROM sports.house_line h USING sports.market m WHERE m.market_no = ${no} AND h.fixture_id = m.fixture_id`,
  houseLeague: (no: bigint) => leagueOf(no, house.bettor('nobody').merchantId),
  elsewhere: (no: bigint) => leagueOf(no, 'another'),
  noHouseLeague: () => sql`DELETE FROM sports.house_league`,
  nothing: () => sql`SELECT 1`,
}
const lineOf = (no: bigint, marketNo: bigint | null) => sql`
  INSERT INTO sports.house_line AS h (merchant_id, fixture_id, market_no, is_suspended, max_stake, changed_by)
  SELECT ${merchantId}, fixture_id, ${marketNo}::bigint, true, 5000, 'o' FROM sports.market WHERE market_no = ${no}
  ON CONFLICT (merchant_id, fixture_id, market_no) DO UPDATE
  SET is_suspended = NOT h.is_suspended, max_stake = h.max_stake + 100`
const leagueOf = (no: bigint, owner: string) => sql`
  INSERT INTO sports.house_league AS h (merchant_id, league_id, tier, is_hidden, changed_by, changed_at)
  SELECT ${owner}, f.league_id, 'C', true, 'o', app.now() FROM sports.market m JOIN sports.fixture f USING (fixture_id)
  WHERE m.market_no = ${no} ON CONFLICT (merchant_id, league_id) DO UPDATE SET is_hidden = NOT h.is_hidden`

test('after any changes of what markets are made of, the shelf says what the database says', async () => {
  const { kysely } = house.owner
  const matches = await Promise.all([0, 1, 2].map((n) => house.match(n === 2 ? { status: 'LIVE' } : {})))
  const nos = [...matches.map(({ marketNo }) => marketNo), -7n]
  const shelf = new MarketShelf()
  const step = fc.record({
    what: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
    at: fc.nat(2),
    asked: fc.subarray(nos, { minLength: 1 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const { what, at, asked } of steps) {
        await run(kysely, changes[what](nos[at]!))
        const { markets, now } = await answerTo(kysely, shelf.marketsNow(merchantId, asked))
        const expected = await marketsNow(kysely, merchantId, asked)
        expect(markets.size).toBe(asked.filter((no) => no > 0n).length)
        for (const [no, market] of expected) expect(markets.get(no)).toEqual({ ...market, now })
      }
    }),
    { numRuns: 40 },
  )
})

test('a market that is gone is not remembered', async () => {
  const { marketNo } = await house.match()
  const shelf = new MarketShelf()
  const { kysely } = house.owner
  expect((await answerTo(kysely, shelf.marketsNow(merchantId, [marketNo]))).markets.size).toBe(1)
  await run(kysely, sql`DELETE FROM sports.market WHERE market_no = ${marketNo}`)
  for (const _ of [1, 2])
    expect((await answerTo(kysely, shelf.marketsNow(merchantId, [marketNo]))).markets.size).toBe(0)
})

test('where nothing has changed, nothing but the clock is read', async () => {
  const { marketNo } = await house.match()
  const shelf = new MarketShelf()
  const { kysely } = house.owner
  await answerTo(kysely, shelf.marketsNow(merchantId, [marketNo]))
  const { rows } = await shelf.marketsNow(merchantId, [marketNo]).statement.execute(kysely)
  expect(rows).toEqual([expect.objectContaining({ asked_no: null, market_no: null })])
})
