/** Virtual matches over the real feed port: seeds, prices, play, pauses and several processes. */
import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitOf, openStream } from '../../../kernel/fair/stream.ts'
import { marketsOf } from '../../../kernel/sports/model/markets.ts'
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import { plays, playWhole } from '../../../kernel/sports/virtual/plays.ts'
import { firstOf, oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import {
  betOn,
  leaguesOf,
  matchFacts,
  openVirtualHouse,
  type MatchFacts,
  type VirtualHouse,
} from '../../../tests/support/virtual-house.ts'
import { planAhead } from './planner.ts'
import { fixtureIdOf } from './rules/messages.ts'
import { kickOff, revealSeed, wordsOf } from './store/matches.ts'

const MINUTE_MS = 60_000
let house: VirtualHouse
beforeEach(async () => {
  house = await openVirtualHouse(leaguesOf('FOOTBALL'))
})
afterEach(() => house.close())

const after = (match: MatchFacts, seconds: number) => new Date(match.starts_at.getTime() + seconds * 1_000)
/** The first match that has not begun, of a house that has told all. */
async function nextMatch(): Promise<MatchFacts> {
  const { now } = await oneOf(house.owner.kysely, sql<{ now: Date }>`SELECT app.now() AS now`)
  return (await matchFacts(house)).find(({ starts_at: at, state }) => state === 'TOLD' && at > now)!
}
const factsOf = async ({ match_id: id }: MatchFacts): Promise<MatchFacts> =>
  (await matchFacts(house)).find((match) => match.match_id === id)!
const fixtureOf = ({ match_id: id }: Pick<MatchFacts, 'match_id'>) =>
  oneOf(
    house.owner.kysely,
    sql<{
      status: string
      facts: FixtureFacts
      is_virtual: boolean
      suspended_for: string | null
      clock: { minute: number } | null
    }>`
    SELECT status, facts, is_virtual, suspended_for, clock FROM sports.fixture WHERE fixture_id = ${fixtureIdOf(id)}`,
  )
const resultsOf = ({ match_id: id }: MatchFacts) =>
  rowsOf(
    house.owner.kysely,
    sql<{ version: number; facts: FixtureFacts; state: string }>`
    SELECT version, facts, state FROM sports.result WHERE fixture_id = ${fixtureIdOf(id)} ORDER BY version`,
  )
const incidentsOf = ({ match_id: id }: MatchFacts) =>
  rowsOf(
    house.owner.kysely,
    sql<{ incident_no: number; kind: string; side: string | null; minute: number }>`
    SELECT incident_no, kind, side, minute FROM sports.incident WHERE fixture_id = ${fixtureIdOf(id)} ORDER BY incident_no`,
  )
/** What anybody works out of the revealed seed. */
const replayOf = ({ match_id: matchId, sport_code: sportCode, strengths, server_seed: seed }: MatchFacts) =>
  playWhole({ sportCode, matchId, strengths, serverSeed: seed! })

test('a match is committed to before its first price, and its seed is nobody’s before its end', async () => {
  await house.plan(house.process())
  const match = await nextMatch()
  const { first } = await oneOf(
    house.owner.kysely,
    sql<{
      first: Date
    }>`SELECT min(changed_at) AS first FROM sports.market WHERE fixture_id = ${fixtureIdOf(match.match_id)}`,
  )
  expect(match.committed_at.getTime()).toBeLessThanOrEqual(first.getTime())
  expect(match.server_seed).toBeNull()
  const { kysely } = house.database
  const denied = [
    sql`SELECT FROM sports.virtual_secret`,
    sql`UPDATE sports.virtual_match SET commit_hash = 'x'`,
    sql`UPDATE sports.virtual_match SET strengths = '{}'`,
    sql`UPDATE sports.virtual_match SET starts_at = app.now()`,
    sql`UPDATE sports.virtual_match SET kicked_off_at = app.now(), unit_ms = 50`,
    sql`UPDATE sports.virtual_match SET server_seed = 'x'`,
    sql`DELETE FROM sports.virtual_match`,
    sql`INSERT INTO sports.virtual_match (match_id) VALUES ('x')`,
  ]
  for (const statement of denied) await expect(run(kysely, statement)).rejects.toThrow('permission denied')
  const inTx = <Value>(work: Parameters<typeof house.database.transaction<Value>>[0]) =>
    house.database.transaction(work)
  await expect(inTx((tx) => revealSeed(tx, match.match_id))).rejects.toThrow('secret')
  expect(await inTx((tx) => kickOff(tx, match.match_id, 1_000))).toBe(false)
})

test('the words of a minute are those of the fair stream, and exist only when the minute has come', async () => {
  await house.plan(house.process())
  const match = await nextMatch()
  await house.moveTo(after(match, 20))
  const words = (minute: number, count = 1) =>
    house.database.transaction((tx) =>
      wordsOf(tx, match.match_id, { tag: plays.FOOTBALL.tag, minute, count, blocks: 2 }),
    )
  await expect(words(1)).rejects.toThrow('has not come')
  expect(await house.database.transaction((tx) => kickOff(tx, match.match_id, 1_000))).toBe(true)
  await expect(words(40)).rejects.toThrow('has not come')
  const { seed } = await oneOf(
    house.owner.kysely,
    sql<{
      seed: string
    }>`SELECT encode(seed, 'hex') AS seed FROM sports.virtual_secret WHERE match_id = ${match.match_id}`,
  )
  expect(commitOf(seed)).toBe(match.commit_hash)
  const stream = openStream(
    { serverSeed: seed, clientSeed: match.match_id, nonce: 7, tag: plays.FOOTBALL.tag },
    (key, message) => createHmac('sha256', key).update(message).digest(),
  )
  const read = await words(7)
  for (let place = 0; place < 16; place++) expect(read.readUInt32BE(4 * place)).toBe(stream.word())
  // As many minutes as have come, however many are asked for.
  expect((await words(7, 80)).length).toBeLessThan(64 * 20)
  await run(
    house.owner.kysely,
    sql`UPDATE sports.virtual_match SET play = '{}' WHERE match_id = ${match.match_id}`,
  )
  const early = sql`UPDATE sports.virtual_match SET state = 'DONE' WHERE match_id = ${match.match_id}`
  await expect(run(house.database.kysely, early)).rejects.toThrow('cannot be over yet')
})

test('a whole match goes through the port, and its seed gives its result', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch()
  await house.moveTo(after(match, -1))
  await house.playUntil(after(match, 50), [process])
  expect(await fixtureOf(match)).toMatchObject({ status: 'LIVE', is_virtual: true })
  expect((await factsOf(match)).server_seed).toBeNull()
  await house.playUntil(after(match, 100), [process])
  const done = await factsOf(match)
  expect(done.state).toBe('DONE')
  expect(commitOf(done.server_seed!)).toBe(match.commit_hash)
  const replay = replayOf(done)
  expect(await fixtureOf(match)).toMatchObject({ status: 'RESULTED', facts: replay.state.facts })
  expect(await resultsOf(match)).toEqual([{ version: 1, facts: replay.state.facts, state: 'CONFIRMED' }])
  expect(await incidentsOf(match)).toEqual(
    replay.incidents.map(({ no, kind, side, minute }) => ({ incident_no: no, kind, side, minute })),
  )
  expect(house.faults).toEqual([])
  expect(await firstOf(house.owner.kysely, sql`SELECT FROM sports.virtual_message`)).toBeUndefined()
})

test('prices follow from the strengths and what has happened alone', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch()
  const pricesNow = async () =>
    new Map(
      (
        await rowsOf(
          house.owner.kysely,
          sql<{ key: string; prices_e4: number[] }>`
          SELECT type_code || ' ' || period || ' ' || coalesce(line_q::text, '') AS key, prices_e4 FROM sports.market
          WHERE fixture_id = ${fixtureIdOf(match.match_id)} AND state = 'OPEN'`,
        )
      ).map(({ key, prices_e4: prices }) => [key, prices]),
    )
  const expectedOf = (
    facts: FixtureFacts,
    clock: never,
    reds: { home: number; away: number },
    minutes: number,
  ) =>
    new Map(
      marketsOf('FOOTBALL', { strengths: match.strengths, facts, clock, reds, minutes }).map((market) => [
        `${market.typeCode} ${market.period} ${market.line ?? ''}`,
        market.selections.map(({ price }) => price),
      ]),
    )
  const none = { scores: {}, ended: [], ending: null }
  expect(await pricesNow()).toEqual(expectedOf(none, null as never, { home: 0, away: 0 }, 0))
  await house.moveTo(after(match, -1))
  for (const minute of [10, 30, 60]) {
    await house.playUntil(after(match, minute), [process])
    const { play } = await oneOf(
      house.owner.kysely,
      sql<{
        play: { facts: FixtureFacts; clock: never; reds: { home: number; away: number }; minutes: number }
      }>`
      SELECT play FROM sports.virtual_match WHERE match_id = ${match.match_id}`,
    )
    expect(await pricesNow()).toEqual(expectedOf(play.facts, play.clock, play.reds, play.minutes))
  }
})

test('a goal suspends bets for a few seconds, and prices come back with them', async () => {
  const process = house.process()
  await house.plan(process)
  for (let tries = 0; tries < 6; tries++) {
    const match = await nextMatch()
    await house.moveTo(after(match, -1))
    for (let second = 1; second <= 94; second++) {
      await house.playUntil(after(match, second), [process])
      const goal = (await incidentsOf(match)).find(({ kind }) => kind === 'GOAL')
      if (!goal || goal.minute > 38) continue
      expect(await fixtureOf(match)).toMatchObject({ status: 'LIVE', suspended_for: 'PROVIDER' })
      await house.playUntil(after(match, second + 3), [process])
      const shaken = (await incidentsOf(match)).filter(
        ({ kind, minute }) => minute > goal.minute && ['GOAL', 'RED', 'OWN_GOAL'].includes(kind),
      )
      if (shaken.length > 0) break
      await house.playUntil(after(match, second + 5), [process])
      expect(await fixtureOf(match)).toMatchObject({ status: 'LIVE', suspended_for: null })
      const suspended = await firstOf(
        house.owner.kysely,
        sql`SELECT FROM sports.market WHERE fixture_id = ${fixtureIdOf(match.match_id)} AND state = 'SUSPENDED'`,
      )
      expect(suspended).toBeUndefined()
      return
    }
    await house.playUntil(after(match, 110), [process])
    await house.plan(process)
  }
  throw new Error('six matches without an early goal are next to impossible')
})

test('two processes play every step once', async () => {
  const both = [house.process(), house.process()]
  await house.plan(both[0]!)
  const match = await nextMatch()
  await house.moveTo(after(match, -1))
  await house.playUntil(after(match, 100), both)
  const done = await factsOf(match)
  expect(await incidentsOf(match)).toHaveLength(replayOf(done).incidents.length)
  expect(await resultsOf(match)).toHaveLength(1)
  expect(house.faults).toEqual([])
})

test('a match that was cut off goes on where it would have been', async () => {
  const first = house.process()
  await house.plan(first)
  const match = await nextMatch()
  await house.moveTo(after(match, -1))
  await house.playUntil(after(match, 20), [first])
  await first.stop()
  await house.moveTo(after(match, 70))
  const second = house.process()
  await second.clock.runDue()
  await second.feed.sendAll()
  expect((await fixtureOf(match)).clock).toMatchObject({ minute: 67 })
  await house.playUntil(after(match, 100), [second])
  expect((await resultsOf(match))[0]!.facts).toEqual(replayOf(await factsOf(match)).state.facts)
})

test('a match that was missed is played if somebody bet on it, and void otherwise', async () => {
  const process = house.process()
  await house.plan(process)
  const told = (await matchFacts(house)).filter(({ state }) => state === 'TOLD')
  const [first, second] = (await Promise.all(told.map((match) => factsOf(match)))).filter(
    ({ starts_at: at }) => at.getTime() > Date.now(),
  ) as [MatchFacts, MatchFacts]
  await betOn(house, fixtureIdOf(second.match_id))
  await house.moveTo(after(second, 3_600))
  await process.clock.runDue()
  await house.moveTo(after(second, 3_610))
  await process.clock.runDue()
  await process.feed.sendAll()
  expect((await factsOf(first)).state).toBe('VOID')
  expect((await resultsOf(first))[0]!.facts.ending).toBe('CANCELLED')
  expect((await factsOf(first)).server_seed).not.toBeNull()
  const done = await factsOf(second)
  expect(done.state).toBe('DONE')
  expect((await resultsOf(second))[0]!.facts).toEqual(replayOf(done).state.facts)
})

test('a match that nobody attended for longer than its sport allows is void, with bets or without', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch()
  await betOn(house, fixtureIdOf(match.match_id))
  await house.moveTo(after(match, 37 * 3_600))
  await process.clock.runDue()
  await process.feed.sendAll()
  expect((await resultsOf(match))[0]!.facts.ending).toBe('CANCELLED')
})

test('every fixture and the name of every league say that they are virtual', async () => {
  await house.plan(house.process())
  const { all, marked, unmarked } = await oneOf(
    house.owner.kysely,
    sql<{ all: bigint; marked: bigint; unmarked: bigint }>`
    SELECT count(*) AS all, count(*) FILTER (WHERE f.is_virtual) AS marked,
      count(*) FILTER (WHERE l.names->>'en' NOT LIKE '%(Virtual)' OR l.names->>'th' NOT LIKE '%(เสมือน)') AS unmarked
    FROM sports.fixture f JOIN sports.league l USING (league_id)`,
  )
  expect(all).toBeGreaterThan(8n)
  expect([marked, unmarked]).toEqual([all, 0n])
})

test('the port gets a snapshot when it wants one, with results that it missed', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch()
  await house.moveTo(after(match, -1))
  await house.playUntil(after(match, 60), [process])
  house.intercept(() => Promise.reject(new Error('the port is away')))
  await house.moveTo(after(match, 100))
  await process.clock.runDue()
  await house.moveTo(after(match, 104))
  await process.clock.runDue()
  await expect(process.feed.sendAll()).rejects.toThrow('away')
  expect(await resultsOf(match)).toEqual([])
  house.intercept(null)
  await run(house.owner.kysely, sql`UPDATE sports.feed SET state = 'SNAPSHOT' WHERE provider = 'VIRTUAL'`)
  house.calls.length = 0
  await process.feed.sendAll()
  await process.feed.sendAll()
  expect(house.calls.map(({ path }) => path)).toEqual(expect.arrayContaining(['messages', 'snapshot']))
  const { state } = await factsOf(match)
  expect(state).toBe('DONE')
  expect((await resultsOf(match))[0]!.facts).toEqual(replayOf(await factsOf(match)).state.facts)
  expect(await firstOf(house.owner.kysely, sql`SELECT FROM sports.virtual_message`)).toBeUndefined()
})

test('what the port refuses is said again as a whole, and the fault is told', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch()
  house.intercept((call, next) =>
    call.path === 'messages'
      ? Promise.resolve({ status: 'FEED_PRICE', seq: call.firstSeq - 1, wants: 'NEXT' })
      : next(call),
  )
  await house.moveTo(after(match, 5))
  await process.clock.runDue()
  await process.feed.sendAll()
  expect(house.faults).toHaveLength(1)
  house.intercept(null)
  await process.feed.sendAll()
  expect(await fixtureOf(match)).toMatchObject({ status: 'LIVE' })
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

test('a house that opens has matches of the last days with results that can be checked', async () => {
  const process = house.process({ hasPast: true })
  for (let looks = 0; looks < 6; looks++) await process.planner.look()
  await process.feed.sendAll()
  const past = (await matchFacts(house)).filter(({ state }) => state === 'DONE')
  expect(past).toHaveLength(6)
  for (const match of past) {
    const replay = replayOf(match)
    expect(commitOf(match.server_seed!)).toBe(match.commit_hash)
    expect(await fixtureOf(match)).toMatchObject({ status: 'RESULTED', facts: replay.state.facts })
  }
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

test('anybody reads what a match is proved by, and its seed once it is over', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch()
  const path = `/api/sport/v1/fixtures/${fixtureIdOf(match.match_id)}/proof`
  const read = () => house.server.client({ 'accept-language': 'th' }).get<Record<string, unknown>>(path)
  expect((await read()).value).toMatchObject({
    state: 'WAITING',
    commit: match.commit_hash,
    seed: null,
    result: null,
    strengths: match.strengths,
    tag: 'football',
  })
  await house.moveTo(after(match, -1))
  await house.playUntil(after(match, 100), [process])
  const done = await factsOf(match)
  const { scores } = replayOf(done).state.facts
  expect((await read()).value).toMatchObject({
    state: 'DONE',
    seed: done.server_seed,
    result: { scores },
    leagueName: 'สุวันธารา พรีเมียร์ลีก (เสมือน)',
  })
  for (const id of ['VIRTUAL-none', 'OTHER-XA1-202611290000', fixtureIdOf('XA1-S20261130')])
    expect((await house.server.client().get(`/api/sport/v1/fixtures/${id}/proof`)).code).toBe(
      'SPORT_FIXTURE_UNKNOWN',
    )
})
