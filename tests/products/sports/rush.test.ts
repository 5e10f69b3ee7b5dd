/** Two hundred bets at once from two processes: around kick-off, a goal, and the last of an exposure. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Refusal } from '../../../kernel/refusal.ts'
import { lockFixtures } from '../../../modules/sportsbook/book/door.ts'
import { slipRider } from '../../../modules/sportsbook/slips/rider.ts'
import { openPoster, runAudit, type Poster } from '../../../modules/wallet/index.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import { on, said, slipOn, SportsHouse } from '../../support/sports.ts'

const BETS = 200
const MEMBERS = 20
let house: SportsHouse
let other: Poster
beforeAll(async () => {
  house = await SportsHouse.open()
  other = openPoster({ url: house.fresh.url, riders: [slipRider(undefined, 0)] })
  for (let n = 0; n < MEMBERS; n++) await house.member(`r${n}`)
})
afterAll(async () => {
  await other.close()
  await house.shut()
})

/** What so many bets were answered, and how often; `meanwhile` happens among them. */
async function rush(marketNo: bigint, meanwhile: () => Promise<void> = async () => {}) {
  const answers: string[] = []
  const placeOne = (n: number) =>
    house.place(`r${n % MEMBERS}`, slipOn([on(marketNo)]), undefined, n % 2 ? other : house.poster).then(
      () => answers.push('OK'),
      (error: Refusal) => answers.push(error.code),
    )
  const some = (count: number) => Array.from({ length: count }, () => placeOne(placed++))
  let placed = 0
  const before = some(BETS / 4)
  const change = meanwhile()
  const beside = some(BETS / 2)
  await change
  await Promise.all([...before, ...beside, ...some(BETS / 4)])
  return Object.fromEntries([...Map.groupBy(answers, (one) => one)].map(([code, own]) => [code, own.length]))
}

/** Changes a fixture as its feed does, and returns the database's time behind the change. */
async function changeFixture(fixtureId: string, statement: ReturnType<typeof sql>): Promise<Date> {
  return house.owner.transaction(async (tx) => {
    await lockFixtures(tx, [fixtureId])
    await run(tx, statement)
    return (await oneOf(tx, sql<{ now: Date }>`SELECT app.now() AS now`)).now
  })
}

const lastPlaced = async (marketNo: bigint): Promise<Date | null> =>
  (
    await oneOf(
      house.database.kysely,
      sql<{ at: Date | null }>`
      SELECT max(b.placed_at) AS at FROM sports.bet b JOIN sports.leg l USING (bet_id) WHERE l.market_no = ${marketNo} AND NOT b.is_live`,
    )
  ).at

async function check(): Promise<void> {
  expect(await house.faults()).toEqual([])
  for (const proof of await runAudit(house.database.kysely)) expect(proof).toMatchObject({ ok: true })
}

test('T-B3 around kick-off every bet is either before it or refused', async () => {
  const { fixtureId, marketNo } = await house.match({}, { isLive: false })
  let begun = new Date(0)
  const answers = await rush(marketNo, async () => {
    begun = await changeFixture(
      fixtureId,
      sql`UPDATE sports.fixture SET status = 'LIVE' WHERE fixture_id = ${fixtureId}`,
    )
  })
  expect((answers['OK'] ?? 0) + (answers['SPORT_STARTED'] ?? 0)).toBe(BETS)
  expect(answers['SPORT_STARTED']).toBeGreaterThan(0)
  const last = await lastPlaced(marketNo)
  expect(last === null || last < begun).toBe(true)
  await check()
})

test('around a goal every live bet was placed before it and is rejected, or was refused', async () => {
  const { fixtureId, marketNo } = await house.match({ status: 'LIVE' })
  const answers = await rush(marketNo, async () => {
    await changeFixture(
      fixtureId,
      sql`
      WITH goal AS (INSERT INTO sports.incident (fixture_id, incident_no, kind, side, minute) VALUES (${fixtureId}, 1, 'GOAL', 'HOME', 12))
      UPDATE sports.fixture SET suspended_for = 'INCIDENT' WHERE fixture_id = ${fixtureId}`,
    )
  })
  expect((answers['OK'] ?? 0) + (answers['SPORT_SUSPENDED'] ?? 0)).toBe(BETS)
  expect(answers['SPORT_SUSPENDED']).toBeGreaterThan(0)
  await changeFixture(
    fixtureId,
    sql`UPDATE sports.fixture SET suspended_for = NULL WHERE fixture_id = ${fixtureId}`,
  )
  await house.decide()
  const { open } = await oneOf(
    house.database.kysely,
    sql<{ open: number }>`
    SELECT count(*)::int AS open FROM sports.bet b JOIN sports.leg l USING (bet_id)
    WHERE l.market_no = ${marketNo} AND b.reject_reason IS DISTINCT FROM 'SPORT_LIVE_EVENT'`,
  )
  expect(open).toBe(0)
  await check()
})

test('the last of an exposure is sold once', async () => {
  const { marketNo } = await house.match()
  // A bet of 20 baht at 2.00 costs 20 more than it brings.
  await house.set({ maxExposure: 2_000 * 7 })
  expect(await rush(marketNo)).toEqual({ OK: 7, SPORT_EXPOSURE: BETS - 7 })
  await house.set({ maxExposure: 200_000_000 })
  await check()
})

test('a member who bets in two processes at once has one limit on a match', async () => {
  const { marketNo } = await house.match({ tier: 'C' })
  await house.set({ maxFixtureC: 2_000 })
  let tell = () => {}
  const isJudged = new Promise<void>((done) => {
    tell = done
  })
  const slow = openPoster({
    url: house.fresh.url,
    riders: [
      slipRider(async (step) => {
        if (step !== 'judged') return
        tell()
        await expect.poll(() => waitingForLocks()).toBe(1)
      }),
    ],
  })
  const first = said(house.place('r0', slipOn([on(marketNo)]), undefined, slow))
  await isJudged
  const second = said(house.place('r0', slipOn([on(marketNo)]), undefined, other))
  expect([await first, await second]).toEqual(['OK', 'SPORT_FIXTURE_MAX ฿20.00 ฿20.00 ฿0.00'])
  await slow.close()
  await check()
})

/** How many transactions of the posters wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const { count } = await oneOf(
    house.owner.kysely,
    sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'sala-poster' AND wait_event_type = 'Lock'`,
  )
  return count
}
