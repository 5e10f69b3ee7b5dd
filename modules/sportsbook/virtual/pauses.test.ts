/** Virtual matches with several processes, after pauses, and with a port that lost or refused something. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import { firstOf, oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import {
  betOn,
  bookedIncidents,
  bookedMatch,
  bookedResults,
  factsNow,
  leaguesOf,
  matchFacts,
  nextMatch,
  openVirtualHouse,
  replayOf,
  secondsAfter,
  type MatchFacts,
  type VirtualHouse,
} from '../../../tests/support/virtual-house.ts'
import { planAhead } from './planner.ts'
import { fixtureIdOf } from './rules/messages.ts'

const MINUTE_MS = 60_000
let house: VirtualHouse
beforeEach(async () => {
  house = await openVirtualHouse(leaguesOf('FOOTBALL'))
})
afterEach(() => house.close())

test('two processes play every step once', async () => {
  const both = [house.process(), house.process()]
  await house.plan(both[0]!)
  const match = await nextMatch(house)
  await house.moveTo(secondsAfter(match, -1))
  await house.playUntil(secondsAfter(match, 100), both)
  const done = await factsNow(house, match)
  expect(await bookedIncidents(house, match)).toHaveLength(replayOf(done).incidents.length)
  expect(await bookedResults(house, match)).toHaveLength(1)
  expect(house.faults).toEqual([])
})

test('a match that was cut off goes on where it would have been', async () => {
  const first = house.process()
  await house.plan(first)
  const match = await nextMatch(house)
  await house.moveTo(secondsAfter(match, -1))
  await house.playUntil(secondsAfter(match, 20), [first])
  await first.stop()
  await house.moveTo(secondsAfter(match, 70))
  const second = house.process()
  await second.clock.runDue()
  await second.feed.sendAll()
  expect((await bookedMatch(house, match)).clock).toMatchObject({ minute: 67 })
  await house.playUntil(secondsAfter(match, 100), [second])
  expect((await bookedResults(house, match))[0]!.facts).toEqual(
    replayOf(await factsNow(house, match)).state.facts,
  )
})

test('a match that was missed is played if somebody bet on it, and void otherwise', async () => {
  const process = house.process()
  await house.plan(process)
  const told = (await matchFacts(house)).filter(({ state }) => state === 'TOLD')
  const [first, second] = (await Promise.all(told.map((match) => factsNow(house, match)))).filter(
    ({ starts_at: at }) => at.getTime() > Date.now(),
  ) as [MatchFacts, MatchFacts]
  await betOn(house, fixtureIdOf(second.match_id))
  await house.moveTo(secondsAfter(second, 3_600))
  await process.clock.runDue()
  await house.moveTo(secondsAfter(second, 3_610))
  await process.clock.runDue()
  await process.feed.sendAll()
  expect((await factsNow(house, first)).state).toBe('VOID')
  expect((await bookedResults(house, first))[0]!.facts.ending).toBe('CANCELLED')
  expect((await factsNow(house, first)).server_seed).not.toBeNull()
  const done = await factsNow(house, second)
  expect(done.state).toBe('DONE')
  expect((await bookedResults(house, second))[0]!.facts).toEqual(replayOf(done).state.facts)
})

test('a match that nobody attended for longer than its sport allows is void, with bets or without', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch(house)
  await betOn(house, fixtureIdOf(match.match_id))
  await house.moveTo(secondsAfter(match, 37 * 3_600))
  await process.clock.runDue()
  await process.feed.sendAll()
  expect((await bookedResults(house, match))[0]!.facts.ending).toBe('CANCELLED')
})

test('the port gets a snapshot when it wants one, with results that it missed', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch(house)
  await house.moveTo(secondsAfter(match, -1))
  await house.playUntil(secondsAfter(match, 60), [process])
  house.intercept(() => Promise.reject(new Error('the port is away')))
  await house.moveTo(secondsAfter(match, 100))
  await process.clock.runDue()
  await house.moveTo(secondsAfter(match, 104))
  await process.clock.runDue()
  await expect(process.feed.sendAll()).rejects.toThrow('away')
  expect(await bookedResults(house, match)).toEqual([])
  house.intercept(null)
  await run(house.owner.kysely, sql`UPDATE sports.feed SET state = 'SNAPSHOT' WHERE provider = 'VIRTUAL'`)
  house.calls.length = 0
  await process.feed.sendAll()
  await process.feed.sendAll()
  expect(house.calls.map(({ path }) => path)).toEqual(expect.arrayContaining(['messages', 'snapshot']))
  const { state } = await factsNow(house, match)
  expect(state).toBe('DONE')
  expect((await bookedResults(house, match))[0]!.facts).toEqual(
    replayOf(await factsNow(house, match)).state.facts,
  )
  expect(await firstOf(house.owner.kysely, sql`SELECT FROM sports.virtual_message`)).toBeUndefined()
  expect(await bookedIncidents(house, match)).toHaveLength(
    replayOf(await factsNow(house, match)).incidents.length,
  )
})

test('a match that a pause made void has its result, if the port wants a snapshot after the pause', async () => {
  const process = house.process()
  await house.plan(process)
  const missed = await nextMatch(house)
  await house.moveTo(secondsAfter(missed, 3_600))
  await run(house.owner.kysely, sql`UPDATE sports.feed SET state = 'SNAPSHOT' WHERE provider = 'VIRTUAL'`)
  await process.clock.runDue()
  await process.feed.sendAll()
  await process.feed.sendAll()
  expect((await factsNow(house, missed)).state).toBe('VOID')
  expect((await bookedResults(house, missed))[0]).toMatchObject({ facts: { ending: 'CANCELLED' } })
  expect(await bookedMatch(house, missed)).toMatchObject({ status: 'RESULTED' })
})

test.each(['FOOTBALL', 'MOBA'] as const)(
  'what happened in a match of %s while the port was away is told by the snapshot, each incident once',
  async (sportCode) => {
    await house.close()
    house = await openVirtualHouse(leaguesOf(sportCode))
    const process = house.process()
    await house.plan(process)
    const match = await nextMatch(house)
    await house.moveTo(secondsAfter(match, -1))
    await house.playUntil(secondsAfter(match, 10), [process])
    const before = await bookedIncidents(house, match)
    house.intercept(() => Promise.reject(new Error('the port is away')))
    await house.moveTo(secondsAfter(match, 40))
    await process.clock.runDue()
    await expect(process.feed.sendAll()).rejects.toThrow('away')
    house.intercept(null)
    await run(house.owner.kysely, sql`UPDATE sports.feed SET state = 'SNAPSHOT' WHERE provider = 'VIRTUAL'`)
    await process.feed.sendAll()
    await process.feed.sendAll()
    const { status, suspended_for: suspendedFor } = await bookedMatch(house, match)
    expect(status).toBe('LIVE')
    expect(suspendedFor).not.toBe('INCIDENT')
    const after = await bookedIncidents(house, match)
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.map(({ incident_no: no }) => no)).toEqual(after.map((_, at) => at + 1))
    await house.playUntil(secondsAfter(match, 400), [process])
    const whole = replayOf(await factsNow(house, match)).incidents
    expect(after).toEqual(
      whole
        .slice(0, after.length)
        .map(({ no, kind, side, minute }) => ({ incident_no: no, kind, side, minute })),
    )
  },
)

test('what the port refuses is said again as a whole, and the fault is told', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch(house)
  house.intercept((call, next) =>
    call.path === 'messages'
      ? Promise.resolve({ status: 'FEED_PRICE', seq: call.firstSeq - 1, wants: 'NEXT' })
      : next(call),
  )
  await house.moveTo(secondsAfter(match, 5))
  await process.clock.runDue()
  await process.feed.sendAll()
  expect(house.faults).toHaveLength(1)
  house.intercept(null)
  await process.feed.sendAll()
  expect(await bookedMatch(house, match)).toMatchObject({ status: 'LIVE' })
})

test('a house that turns its matches off cancels coming ones, except those with bets', async () => {
  const process = house.process()
  await house.plan(process)
  const [kept] = (await matchFacts(house)).filter(
    ({ state, starts_at: at }) => state === 'TOLD' && at.getTime() > Date.now() + MINUTE_MS,
  )
  await betOn(house, fixtureIdOf(kept!.match_id))
  await planAhead({ database: house.database, speed: () => Promise.resolve(null), onSaid: () => {} })
  await process.feed.sendAll()
  const coming = (await matchFacts(house)).filter(
    ({ starts_at: at }) => at.getTime() > Date.now() + MINUTE_MS,
  )
  expect(coming.filter(({ state }) => state !== 'VOID').map(({ match_id: id }) => id)).toEqual([
    kept!.match_id,
  ])
  const open = await rowsOf(
    house.owner.kysely,
    sql<{ fixture_id: string }>`
    SELECT fixture_id FROM sports.fixture WHERE kind = 'MATCH' AND status = 'SCHEDULED' AND start_at > app.now() + interval '1 minute'`,
  )
  expect(open.map(({ fixture_id: id }) => id)).toEqual([fixtureIdOf(kept!.match_id)])
})

test('the winner of a week is bet on until its last day and follows from the table', async () => {
  const process = house.process()
  await house.plan(process)
  const seasonOf = () =>
    oneOf(
      house.owner.kysely,
      sql<{ season_id: string; state: string; closes_at: Date; ends_at: Date; winners: string[] | null }>`
      SELECT season_id, state, closes_at, ends_at, winners FROM sports.virtual_season ORDER BY begins_at LIMIT 1`,
    )
  const season = await seasonOf()
  const fixtureId = fixtureIdOf(season.season_id)
  const market = () =>
    oneOf(
      house.owner.kysely,
      sql<{
        state: string
        codes: string[]
      }>`SELECT state, codes FROM sports.market WHERE fixture_id = ${fixtureId}`,
    )
  expect(await market()).toMatchObject({ state: 'OPEN' })
  await house.moveTo(new Date(season.closes_at.getTime() + 1_000))
  await house.plan(process)
  expect(await market()).toMatchObject({ state: 'CLOSED' })
  // Every team beats the one after it, and the first one wins again.
  const { codes } = await market()
  for (const [place, home] of [...codes, codes[0]!].entries())
    await run(
      house.owner.kysely,
      sql`
      INSERT INTO sports.virtual_match (match_id, league_code, sport_code, home_code, away_code, starts_at, strengths, least_units,
        commit_hash, kicked_off_at, unit_ms, state, play)
      VALUES (${`made-${place}`}, 'XA1', 'FOOTBALL', ${home}, ${codes[(place + 1) % codes.length]!}, ${season.closes_at}, '{}', 1, 'x',
        ${season.closes_at}, 50, 'DONE', '{"facts": {"scores": {"FT": {"home": 1, "away": 0}}}}')`,
    )
  await house.moveTo(new Date(season.ends_at.getTime() + 1_000))
  await process.clock.runDue()
  await house.plan(process)
  expect(await seasonOf()).toMatchObject({ state: 'DONE', winners: [codes[0]!] })
  const { facts } = await oneOf(
    house.owner.kysely,
    sql<{ facts: FixtureFacts }>`SELECT facts FROM sports.result WHERE fixture_id = ${fixtureId}`,
  )
  expect(facts).toMatchObject({ ending: 'PLAYED', winners: [codes[0]!] })
})
