/** The feed port: numbers, gaps, repeats and silence, and what of a feed stands in the book afterwards. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firstOf, oneOf, openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import {
  finalFacts,
  handicap,
  opening,
  openFeedPlayer,
  scored,
  standing,
  stateOf,
  winner,
  type FeedPlayer,
} from '../../../tests/support/sports-feed.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../tests/support/server.ts'
import { marketsNow } from '../book/door.ts'
import { suspendSilent } from './silence.ts'

let server: TestServer
let owner: Database
let feed: FeedPlayer
let count = 0
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
})
afterAll(async () => {
  await owner.close()
  await server.close()
})
// A provider for each test, so that none meets another's numbers.
beforeEach(async () => {
  feed = await openFeedPlayer(server.process, `FEED${++count}`)
})

const idOf = (id: string) => `${feed.provider}-${id}`
const fixtureOf = (id: string) =>
  oneOf(
    owner.kysely,
    sql<{ status: string; suspended_for: string | null; version: number }>`
    SELECT status, suspended_for, version FROM sports.fixture WHERE fixture_id = ${idOf(id)}`,
  )
const marketsOf = (id: string) =>
  rowsOf(
    owner.kysely,
    sql<{ market_no: bigint; type_code: string; state: string; version: number; prices_e4: number[] }>`
    SELECT market_no, type_code, state, version, prices_e4 FROM sports.market WHERE fixture_id = ${idOf(id)} ORDER BY market_no`,
  )
const feedRow = () =>
  oneOf(
    owner.kysely,
    sql<{ state: string; seq: bigint; state_detail: unknown }>`
    SELECT state, seq, state_detail FROM sports.feed WHERE provider = ${feed.provider}`,
  )
const faultOf = async (id: string) => {
  const [first] = await marketsOf(id)
  const markets = await marketsNow(server.process.database.kysely, 'demo', [first!.market_no])
  return markets.get(first!.market_no)!.fault
}
const eventsOf = async (id: string, event: string) =>
  rowsOf(
    owner.kysely,
    sql<{ payload: Record<string, unknown> }>`
    SELECT payload FROM app.outbox WHERE event = ${event} AND payload->>'fixtureId' = ${idOf(id)} ORDER BY id`,
  ).then((rows) => rows.map(({ payload }) => payload))

test('a match with its markets is in the book, and bets are taken on it', async () => {
  expect(await feed.send(...opening('m1'))).toEqual({ status: 'OK', seq: 2, wants: 'NEXT' })
  expect(await fixtureOf('m1')).toMatchObject({ status: 'SCHEDULED', suspended_for: null })
  expect(await marketsOf('m1')).toMatchObject([
    { type_code: '1X2', state: 'OPEN', version: 1, prices_e4: [19_700, 37_200, 34_900] },
    { type_code: 'AH', state: 'OPEN', version: 1, prices_e4: [20_100, 18_300] },
  ])
  expect(await faultOf('m1')).toBeNull()
})

test('the version of a market grows when it changes, and only then', async () => {
  await feed.send(...opening('m1'))
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner(), handicap()] })
  expect((await marketsOf('m1')).map(({ version }) => version)).toEqual([1, 1])
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner([2.1, 3.5, 3.3]), handicap()] })
  expect((await marketsOf('m1')).map(({ version }) => version)).toEqual([2, 1])
  const before = (await fixtureOf('m1')).version
  await feed.send({ kind: 'FIXTURE', fixture: stateOf('m1').fixture })
  await feed.send(standing('m1', 'LIVE'))
  await feed.send(standing('m1', 'LIVE'))
  expect((await fixtureOf('m1')).version).toBeGreaterThan(before)
})

test('a repeat is ignored, in parallel and within a longer delivery too', async () => {
  const delivery = { firstSeq: 1, messages: opening('m1') }
  const answers = await Promise.all(Array.from({ length: 5 }, () => feed.raw('messages', delivery)))
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 'OK', seq: 2, wants: 'NEXT' })))
  expect(await marketsOf('m1')).toHaveLength(2)
  const longer = { firstSeq: 1, messages: [...delivery.messages, standing('m1', 'LIVE')] }
  expect(await feed.raw('messages', longer)).toMatchObject({ status: 'OK', seq: 3 })
  expect(await fixtureOf('m1')).toMatchObject({ status: 'LIVE' })
})

test('another message under an old number is refused, and nothing of the feed is sold until its snapshot', async () => {
  await feed.send(...opening('m1'))
  expect(await feed.raw('messages', { firstSeq: 1, messages: opening('m2') })).toMatchObject({
    status: 'FEED_SEQ',
    seq: 2,
    wants: 'SNAPSHOT',
  })
  expect(await fixtureOf('m1')).toMatchObject({ suspended_for: 'FEED' })
  expect(
    await firstOf(owner.kysely, sql`SELECT FROM sports.fixture WHERE fixture_id = ${idOf('m2')}`),
  ).toBeUndefined()
})

test('a gap suspends everything of the feed, and what comes before the snapshot is not taken', async () => {
  await feed.send(...opening('m1'), ...opening('m2'))
  const late = { firstSeq: 9, messages: [standing('m1', 'LIVE')] }
  expect(await feed.raw('messages', late)).toEqual({ status: 'OK', seq: 4, wants: 'SNAPSHOT' })
  expect(await feedRow()).toMatchObject({ state: 'SNAPSHOT', state_detail: { from: 5, to: 8 } })
  expect([await faultOf('m1'), await faultOf('m2')]).toEqual(['SPORT_FEED_STALE', 'SPORT_FEED_STALE'])
  expect(await feed.send(standing('m1', 'LIVE'))).toMatchObject({ wants: 'SNAPSHOT', seq: 4 })
  expect(await fixtureOf('m1')).toMatchObject({ status: 'SCHEDULED' })
})

test('a snapshot recovers what it names; a fixture or market that it leaves out stays closed to bets', async () => {
  await feed.send(...opening('m1'), ...opening('m2'))
  await feed.raw('messages', { firstSeq: 9, messages: [standing('m1', 'LIVE')] })
  feed.seq = 9
  const state = stateOf('m1', {
    status: 'LIVE',
    clock: { period: 'H1', minute: 12, added: null, isRunning: true },
    facts: scored(1, 0),
    markets: [winner([1.4, 4.5, 8])],
  })
  expect(await feed.snapshot(state)).toEqual({ status: 'OK', seq: 9, wants: 'NEXT' })
  expect(await feedRow()).toMatchObject({ state: 'OK', state_detail: {} })
  expect(await faultOf('m1')).toBeNull()
  expect(await marketsOf('m1')).toMatchObject([
    { state: 'OPEN', prices_e4: [14_000, 45_000, 80_000] },
    { state: 'SUSPENDED' },
  ])
  expect(await faultOf('m2')).toBe('SPORT_FEED_STALE')
  expect(await feed.send(standing('m1', 'LIVE', { facts: scored(1, 0) }))).toMatchObject({ seq: 10 })
})

test('a snapshot older than what is known is refused', async () => {
  await feed.send(...opening('m1'))
  feed.seq = 1
  expect(await feed.snapshot(stateOf('m1'))).toMatchObject({ status: 'FEED_SEQ', wants: 'SNAPSHOT' })
  expect(await fixtureOf('m1')).toMatchObject({ suspended_for: 'FEED' })
})

test('a heartbeat that names a number which never came shows the gap', async () => {
  await feed.send(...opening('m1'))
  expect(await feed.heartbeat()).toEqual({ status: 'OK', seq: 2, wants: 'NEXT' })
  expect(await feed.raw('heartbeat', { seq: 3 })).toEqual({ status: 'OK', seq: 2, wants: 'SNAPSHOT' })
  expect(await faultOf('m1')).toBe('SPORT_FEED_STALE')
})

test('a silent feed is suspended once, and its next message does not open it again', async () => {
  await feed.send(...opening('m1'))
  const parts = server.process
  expect(await suspendSilent(parts)).toEqual([])
  await run(
    owner.kysely,
    sql`UPDATE sports.feed SET heard_at = heard_at - interval '6 seconds' WHERE provider = ${feed.provider}`,
  )
  expect((await Promise.all([suspendSilent(parts), suspendSilent(parts)])).flat()).toEqual([feed.provider])
  expect(await feedRow()).toMatchObject({ state: 'SILENT' })
  expect(await faultOf('m1')).toBe('SPORT_FEED_STALE')
  expect(await feed.heartbeat()).toMatchObject({ wants: 'SNAPSHOT' })
  expect(await feed.send(standing('m1', 'LIVE'))).toMatchObject({ wants: 'SNAPSHOT' })
  await feed.snapshot(stateOf('m1'))
  expect(await faultOf('m1')).toBeNull()
})

test('a goal suspends the match until it is priced again; a market that is not said again stays suspended', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'))
  await feed.send({
    kind: 'INCIDENT',
    fixtureId: 'm1',
    no: 1,
    incident: 'GOAL',
    side: 'HOME',
    minute: 12,
    added: null,
    cancels: null,
    facts: scored(1, 0, { goals: ['HOME'] }),
  })
  expect(await fixtureOf('m1')).toMatchObject({ suspended_for: 'INCIDENT' })
  expect(await faultOf('m1')).toBe('SPORT_SUSPENDED')
  // The clock goes on, and says nothing of prices.
  await feed.send(standing('m1', 'LIVE', { facts: scored(1, 0) }))
  expect(await faultOf('m1')).toBe('SPORT_SUSPENDED')
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner([1.4, 4.5, 8])] })
  expect(await faultOf('m1')).toBeNull()
  expect((await marketsOf('m1')).map(({ state }) => state)).toEqual(['OPEN', 'SUSPENDED'])
})

test('the provider suspends and opens a match itself', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE', { isSuspended: true }))
  expect(await faultOf('m1')).toBe('SPORT_SUSPENDED')
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [winner([1.4, 4.5, 8])] })
  expect(await faultOf('m1')).toBe('SPORT_SUSPENDED')
  await feed.send(standing('m1', 'LIVE'))
  expect(await faultOf('m1')).toBeNull()
})

test('a match that began by its time takes no bets of before, and a live one only on live markets', async () => {
  await feed.send(
    ...opening('m1', [winner(), { ...handicap(), isLive: false }], {
      startAt: new Date(Date.now() - 1_000).toISOString(),
    }),
  )
  expect(await faultOf('m1')).toBe('SPORT_STARTED')
  await feed.send(standing('m1', 'LIVE'))
  expect(await faultOf('m1')).toBeNull()
  const [, second] = await marketsOf('m1')
  const markets = await marketsNow(server.process.database.kysely, 'demo', [second!.market_no])
  expect(markets.get(second!.market_no)!.fault).toBe('SPORT_STARTED')
})

test('a result ends the match and tells settlement; a repeat says nothing, a correction is a new version', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'), standing('m1', 'ENDED', { facts: scored(2, 1) }))
  const result = (version: number, home: number) =>
    ({ kind: 'RESULT', fixtureId: 'm1', version, facts: finalFacts(home, 1) }) as const
  await feed.send(result(1, 2))
  await feed.send(result(1, 2))
  expect(await eventsOf('m1', 'sports.result-came')).toEqual([{ fixtureId: idOf('m1'), version: 1 }])
  expect(await fixtureOf('m1')).toMatchObject({ status: 'RESULTED' })
  expect(await faultOf('m1')).toBe('SPORT_CLOSED')
  await feed.send(result(2, 3))
  await feed.send(result(1, 2))
  expect((await eventsOf('m1', 'sports.result-came')).map(({ version }) => version)).toEqual([1, 2])
  expect(
    await oneOf(
      owner.kysely,
      sql<{
        score: unknown
      }>`SELECT facts->'scores'->'FT' AS score FROM sports.fixture WHERE fixture_id = ${idOf('m1')}`,
    ),
  ).toEqual({ score: { home: 3, away: 1 } })
})

test('what people confirmed is not overruled by the feed: its result waits for them', async () => {
  await feed.send(...opening('m1'))
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.result (fixture_id, version, facts, source, made_by, confirmed_at)
    VALUES (${idOf('m1')}, 1, ${JSON.stringify(finalFacts(1, 1))}::jsonb, 'DESK', 'owner', app.now())`,
  )
  await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(2, 1) })
  expect(await eventsOf('m1', 'sports.result-came')).toEqual([])
  expect(
    await rowsOf(
      owner.kysely,
      sql<{ version: number; state: string; source: string }>`
      SELECT version, state, source FROM sports.result WHERE fixture_id = ${idOf('m1')} ORDER BY version`,
    ),
  ).toEqual([
    { version: 1, state: 'CONFIRMED', source: 'DESK' },
    { version: 2, state: 'ENTERED', source: 'FEED' },
  ])
})

test('a correction after 72 hours is kept and changes nothing', async () => {
  await feed.send(...opening('m1'))
  await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(2, 1) })
  await run(
    owner.kysely,
    sql`UPDATE sports.result SET confirmed_at = confirmed_at - interval '73 hours' WHERE fixture_id = ${idOf('m1')}`,
  )
  await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 2, facts: finalFacts(3, 1) })
  expect(await eventsOf('m1', 'sports.result-came')).toHaveLength(1)
  expect(
    await rowsOf(
      owner.kysely,
      sql<{ state: string; reason: string }>`
      SELECT state, reason FROM sports.result WHERE fixture_id = ${idOf('m1')} AND version = 2`,
    ),
  ).toEqual([{ state: 'REJECTED', reason: 'LATE' }])
})

test('a result that was lost in a gap is taken from the snapshot', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'))
  await feed.raw('heartbeat', { seq: 9 })
  feed.seq = 9
  const state = stateOf('m1', { status: 'RESULTED', facts: finalFacts(2, 0), markets: [] })
  await feed.snapshot(state)
  await feed.snapshot(state)
  expect(await eventsOf('m1', 'sports.result-came')).toEqual([{ fixtureId: idOf('m1'), version: 1 }])
  await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(2, 0) })
  expect(await eventsOf('m1', 'sports.result-came')).toHaveLength(1)
})

test('a match that is postponed, abandoned or cancelled tells settlement so', async () => {
  await feed.send(...opening('m1'), standing('m1', 'POSTPONED'))
  expect(await faultOf('m1')).toBe('SPORT_SUSPENDED')
  await feed.send(standing('m1', 'SCHEDULED'))
  expect(await faultOf('m1')).toBeNull()
  await feed.send(standing('m1', 'CANCELLED'), standing('m1', 'CANCELLED'))
  expect(await faultOf('m1')).toBe('SPORT_CLOSED')
  expect((await eventsOf('m1', 'sports.fixture-off')).map(({ status }) => status)).toEqual([
    'POSTPONED',
    'CANCELLED',
  ])
})

test('an operator’s name and tier of a league stay when the feed says others', async () => {
  await feed.send(...opening('m1'))
  await run(
    owner.kysely,
    sql`
    UPDATE sports.league SET names = '{"th": "ลีกเอก", "en": "First"}', is_named = true WHERE league_id = ${idOf('premier')}`,
  )
  const { league } = stateOf('m1').fixture
  await feed.send(
    ...opening('m2', [winner()], { league: { ...league, tier: 'B', countryNames: { th: 'ก', en: 'B' } } }),
  )
  expect(
    await oneOf(
      owner.kysely,
      sql<{ names: unknown; tier: string; country_names: unknown }>`
      SELECT names, tier, country_names FROM sports.league WHERE league_id = ${idOf('premier')}`,
    ),
  ).toEqual({ names: { th: 'ลีกเอก', en: 'First' }, tier: 'B', country_names: { th: 'ก', en: 'B' } })
})
