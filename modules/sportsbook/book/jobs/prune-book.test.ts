/** What leaves the book once nobody can need it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneOf, rowsOf, run, sql } from '../../../../platform/postgres.ts'
import { played, SettledSports } from '../../../../tests/support/settled-sports.ts'
import { pruneBook } from './prune-book.ts'

let house: SettledSports
beforeAll(async () => {
  house = await SettledSports.open()
})
afterAll(() => house.shut())

const DAY_H = 24
const fortnightAgo = () => new Date(Date.now() - 14 * DAY_H * 3_600_000)
const prune = (before = fortnightAgo()) => pruneBook(house.database, before)

/** A match with two markets, an incident and a house's own line, which has had its result for some days. */
async function oldMatch(days: number): Promise<{ fixtureId: string; marketNo: bigint }> {
  const fixtureId = await house.fixture({ status: 'RESULTED', startedHoursAgo: days * DAY_H + 2 })
  const marketNo = await house.market(fixtureId, { typeCode: '1X2' })
  await house.market(fixtureId, { typeCode: 'OU', lineQ: 10 })
  await house.result(fixtureId, 1, played(1, 0), days * DAY_H)
  await run(
    house.owner.kysely,
    sql`INSERT INTO sports.incident (fixture_id, incident_no, kind, side, minute) VALUES (${fixtureId}, 1, 'GOAL', 'HOME', 7)`,
  )
  await run(
    house.owner.kysely,
    sql`INSERT INTO sports.house_line (merchant_id, fixture_id, market_no, is_suspended, changed_by)
      VALUES ('demo', ${fixtureId}, ${marketNo}, true, 'T'), ('demo', ${fixtureId}, NULL, true, 'T')`,
  )
  return { fixtureId, marketNo }
}

const kept = (fixtureId: string) =>
  oneOf(
    house.owner.kysely,
    sql<{ markets: number; incidents: number; lines: number; results: number; status: string }>`
    SELECT (SELECT count(*)::int FROM sports.market m WHERE m.fixture_id = f.fixture_id) AS markets,
      (SELECT count(*)::int FROM sports.incident i WHERE i.fixture_id = f.fixture_id) AS incidents,
      (SELECT count(*)::int FROM sports.house_line h WHERE h.fixture_id = f.fixture_id) AS lines,
      (SELECT count(*)::int FROM sports.result r WHERE r.fixture_id = f.fixture_id) AS results, f.status
    FROM sports.fixture f WHERE f.fixture_id = ${fixtureId}`,
  )

test('a match that nobody bet on keeps its result alone once its days are over', async () => {
  const { fixtureId } = await oldMatch(15)
  const young = await oldMatch(13)
  expect(await prune()).toEqual({ fixtures: 1, pruned: 1, markets: 2 })
  expect(await kept(fixtureId)).toEqual({
    markets: 0,
    incidents: 0,
    lines: 0,
    results: 1,
    status: 'RESULTED',
  })
  expect(await kept(young.fixtureId)).toMatchObject({ markets: 2, incidents: 1, lines: 2 })
  expect(await prune()).toEqual({ fixtures: 0, pruned: 0, markets: 0 })
})

test('a match with a bet stays whole for good, and is looked at once', async () => {
  await house.member('pruned')
  const { fixtureId, marketNo } = await oldMatch(400)
  const betId = await house.bet('pruned', [{ marketNo, code: '1', price: 20_000 }], 10_000n)
  expect(await prune()).toEqual({ fixtures: 1, pruned: 0, markets: 0 })
  expect(await kept(fixtureId)).toMatchObject({ markets: 2, incidents: 1, lines: 2 })
  await house.settle()
  expect(await house.shown(betId)).toMatchObject({ state: 'SETTLED', payout: 20_000n })
  expect(await prune()).toMatchObject({ fixtures: 0 })
  expect(await house.faults()).toEqual([])
})

test('a match without a result, a corrected one and an outright stay until they may go', async () => {
  const open = await house.fixture({ status: 'ENDED', startedHoursAgo: 20 * DAY_H })
  await house.market(open, { typeCode: '1X2' })
  const corrected = await oldMatch(15)
  await house.result(corrected.fixtureId, 2, played(2, 0), 13 * DAY_H)
  const cup = await house.fixture({ status: 'RESULTED', startedHoursAgo: 20 * DAY_H, kind: 'OUTRIGHT' })
  await house.market(cup, { typeCode: 'OUTRIGHT', codes: ['a', 'b'] })
  await house.result(cup, 1, { ...played(0, 0), winners: ['a'] }, 20 * DAY_H)
  expect(await prune()).toEqual({ fixtures: 0, pruned: 0, markets: 0 })
  expect(await kept(cup)).toMatchObject({ markets: 1 })
})

test('however many there are, all of them go in chunks', async () => {
  const ids: string[] = []
  for (let no = 0; no < 60; no++) ids.push((await oldMatch(30)).fixtureId)
  // The corrected match of before is of fifteen days.
  expect(await prune(new Date(Date.now() - 20 * DAY_H * 3_600_000))).toEqual({
    fixtures: 60,
    pruned: 60,
    markets: 120,
  })
  expect(
    await rowsOf(house.owner.kysely, sql`SELECT FROM sports.market WHERE fixture_id = ANY (${ids}::text[])`),
  ).toEqual([])
})
