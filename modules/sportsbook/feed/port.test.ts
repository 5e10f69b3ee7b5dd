/** The numbers of a feed: repeats, gaps, snapshots and silence. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firstOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { openFeedHouse, type FeedHouse } from '../../../tests/support/feed-house.ts'
import {
  handicap,
  opening,
  scored,
  standing,
  stateOf,
  winner,
  type FeedPlayer,
} from '../../../tests/support/sports-feed.ts'
import { suspendSilent } from './silence.ts'

let house: FeedHouse
let feed: FeedPlayer
beforeAll(async () => {
  house = await openFeedHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  feed = await house.newFeed()
})
const idOf = (id: string) => `${feed.provider}-${id}`

test('a repeat is ignored, in parallel and within a longer delivery too', async () => {
  const delivery = { firstSeq: 1, messages: opening('m1') }
  const answers = await Promise.all(Array.from({ length: 5 }, () => feed.raw('messages', delivery)))
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 'OK', seq: 2, wants: 'NEXT' })))
  expect(await house.marketsOf(idOf('m1'))).toHaveLength(2)
  const longer = { firstSeq: 1, messages: [...delivery.messages, standing('m1', 'LIVE')] }
  expect(await feed.raw('messages', longer)).toMatchObject({ status: 'OK', seq: 3 })
  expect(await house.fixtureOf(idOf('m1'))).toMatchObject({ status: 'LIVE' })
})

test('another message under an old number is refused, and nothing of the feed is sold until its snapshot', async () => {
  await feed.send(...opening('m1'))
  expect(await feed.raw('messages', { firstSeq: 1, messages: opening('m2') })).toMatchObject({
    status: 'FEED_SEQ',
    seq: 2,
    wants: 'SNAPSHOT',
  })
  expect(await house.fixtureOf(idOf('m1'))).toMatchObject({ suspended_for: 'FEED' })
  expect(
    await firstOf(house.owner.kysely, sql`SELECT FROM sports.fixture WHERE fixture_id = ${idOf('m2')}`),
  ).toBeUndefined()
})

test('a gap suspends everything of the feed, and what comes before the snapshot is not taken', async () => {
  await feed.send(...opening('m1'), ...opening('m2'))
  const late = { firstSeq: 9, messages: [standing('m1', 'LIVE')] }
  expect(await feed.raw('messages', late)).toEqual({ status: 'OK', seq: 4, wants: 'SNAPSHOT' })
  expect(await house.stateOf(feed.provider)).toMatchObject({
    state: 'SNAPSHOT',
    state_detail: { from: 5, to: 8 },
  })
  expect([await house.faultOf(idOf('m1')), await house.faultOf(idOf('m2'))]).toEqual([
    'SPORT_FEED_STALE',
    'SPORT_FEED_STALE',
  ])
  expect(await feed.send(standing('m1', 'LIVE'))).toMatchObject({ wants: 'SNAPSHOT', seq: 4 })
  expect(await house.fixtureOf(idOf('m1'))).toMatchObject({ status: 'SCHEDULED' })
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
  expect(await house.stateOf(feed.provider)).toMatchObject({ state: 'OK', state_detail: {} })
  expect(await house.faultOf(idOf('m1'))).toBeNull()
  expect(await house.marketsOf(idOf('m1'))).toMatchObject([
    { state: 'OPEN', prices_e4: [14_000, 45_000, 80_000] },
    { state: 'SUSPENDED' },
  ])
  expect(await house.faultOf(idOf('m2'))).toBe('SPORT_FEED_STALE')
  expect(await feed.send(standing('m1', 'LIVE', { facts: scored(1, 0) }))).toMatchObject({ seq: 10 })
})

test('of a kind of market one line is the main one: that which was said last', async () => {
  const mainLines = async () =>
    (
      await rowsOf(
        house.owner.kysely,
        sql<{
          line_q: number | null
        }>`SELECT line_q FROM sports.market WHERE fixture_id = ${idOf('m1')} AND is_main ORDER BY market_no`,
      )
    ).map(({ line_q: line }) => line)
  await feed.send(...opening('m1', [handicap(-2), { ...handicap(-3), isMain: false }]))
  expect(await mainLines()).toEqual([-2])
  await feed.send({ kind: 'MARKETS', fixtureId: 'm1', markets: [handicap(-3)] })
  expect(await mainLines()).toEqual([-3])
  expect(await feed.snapshot(stateOf('m1', { markets: [winner(), handicap(-4)] }))).toMatchObject({
    status: 'OK',
  })
  expect(await mainLines()).toEqual([null, -4])
})

test('a snapshot older than what is known is refused', async () => {
  await feed.send(...opening('m1'))
  feed.seq = 1
  expect(await feed.snapshot(stateOf('m1'))).toMatchObject({ status: 'FEED_SEQ', wants: 'SNAPSHOT' })
  expect(await house.fixtureOf(idOf('m1'))).toMatchObject({ suspended_for: 'FEED' })
})

test('a heartbeat that names a number which never came shows the gap', async () => {
  await feed.send(...opening('m1'))
  expect(await feed.heartbeat()).toEqual({ status: 'OK', seq: 2, wants: 'NEXT' })
  expect(await feed.raw('heartbeat', { seq: 3 })).toEqual({ status: 'OK', seq: 2, wants: 'SNAPSHOT' })
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_FEED_STALE')
})

test('a silent feed is suspended once, and its next message does not open it again', async () => {
  await feed.send(...opening('m1'))
  const parts = house.server.process
  // Feeds of the tests before are silent too, once the machine has taken long enough.
  expect(await suspendSilent(parts)).not.toContain(feed.provider)
  await run(
    house.owner.kysely,
    sql`UPDATE sports.feed SET heard_at = heard_at - interval '6 seconds' WHERE provider = ${feed.provider}`,
  )
  const silent = (await Promise.all([suspendSilent(parts), suspendSilent(parts)])).flat()
  expect(silent.filter((provider) => provider === feed.provider)).toEqual([feed.provider])
  expect(await house.stateOf(feed.provider)).toMatchObject({ state: 'SILENT' })
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_FEED_STALE')
  expect(await feed.heartbeat()).toMatchObject({ wants: 'SNAPSHOT' })
  expect(await feed.send(standing('m1', 'LIVE'))).toMatchObject({ wants: 'SNAPSHOT' })
  await feed.snapshot(stateOf('m1'))
  expect(await house.faultOf(idOf('m1'))).toBeNull()
})
