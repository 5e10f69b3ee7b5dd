/** Results of a feed, and fixtures that do not take place. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import type { FeedMessage } from '../../../kernel/sports/feed.ts'
import { oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { openFeedHouse, type FeedHouse } from '../../../tests/support/feed-house.ts'
import {
  finalFacts,
  handicap,
  opening,
  scored,
  standing,
  stateOf,
  type FeedPlayer,
} from '../../../tests/support/sports-feed.ts'

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

test('a result ends the match and tells settlement; a repeat says nothing, a correction is a new version', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'), standing('m1', 'ENDED', { facts: scored(2, 1) }))
  const result = (version: number, home: number) =>
    ({ kind: 'RESULT', fixtureId: 'm1', version, facts: finalFacts(home, 1) }) as const
  await feed.send(result(1, 2))
  await feed.send(result(1, 2))
  expect(await house.eventsOf(idOf('m1'), 'sports.result-came')).toEqual([
    { fixtureId: idOf('m1'), version: 1 },
  ])
  expect(await house.fixtureOf(idOf('m1'))).toMatchObject({ status: 'RESULTED' })
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_CLOSED')
  await feed.send(result(2, 3))
  await feed.send(result(1, 2))
  expect((await house.eventsOf(idOf('m1'), 'sports.result-came')).map(({ version }) => version)).toEqual([
    1, 2,
  ])
  expect(
    await oneOf(
      house.owner.kysely,
      sql<{
        score: unknown
      }>`SELECT facts->'scores'->'FT' AS score FROM sports.fixture WHERE fixture_id = ${idOf('m1')}`,
    ),
  ).toEqual({ score: { home: 3, away: 1 } })
})

test('what is said of a match behind its result changes nothing of it', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'))
  await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(2, 1) })
  const before = await house.fixtureOf(idOf('m1'))
  expect(
    await feed.send(
      {
        kind: 'INCIDENT',
        fixtureId: 'm1',
        no: 9,
        incident: 'GOAL_CANCELLED',
        side: 'HOME',
        minute: 90,
        added: 4,
        cancels: null,
        facts: scored(1, 1),
      },
      { kind: 'MARKETS', fixtureId: 'm1', markets: [handicap(-4)] },
    ),
  ).toMatchObject({ status: 'OK' })
  expect(await house.fixtureOf(idOf('m1'))).toEqual(before)
  expect((await house.marketsOf(idOf('m1'))).map(({ type_code }) => type_code)).toEqual(['1X2', 'AH'])
})

test('what people confirmed is not overruled by the feed: its result waits for them', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'))
  await run(
    house.owner.kysely,
    sql`
    INSERT INTO sports.result (fixture_id, version, facts, source, made_by, confirmed_at)
    VALUES (${idOf('m1')}, 1, ${JSON.stringify(finalFacts(1, 1))}::jsonb, 'DESK', 'owner', app.now())`,
  )
  await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(2, 1) })
  expect(await house.eventsOf(idOf('m1'), 'sports.result-came')).toEqual([])
  expect(
    await rowsOf(
      house.owner.kysely,
      sql<{ version: number; state: string; source: string }>`
      SELECT version, state, source FROM sports.result WHERE fixture_id = ${idOf('m1')} ORDER BY version`,
    ),
  ).toEqual([
    { version: 1, state: 'CONFIRMED', source: 'DESK' },
    { version: 2, state: 'ENTERED', source: 'FEED' },
  ])
})

test('a correction after 72 hours is kept and changes nothing', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'))
  await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(2, 1) })
  await run(
    house.owner.kysely,
    sql`UPDATE sports.result SET confirmed_at = confirmed_at - interval '73 hours' WHERE fixture_id = ${idOf('m1')}`,
  )
  await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 2, facts: finalFacts(3, 1) })
  expect(await house.eventsOf(idOf('m1'), 'sports.result-came')).toHaveLength(1)
  expect(
    await rowsOf(
      house.owner.kysely,
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
  expect(await house.eventsOf(idOf('m1'), 'sports.result-came')).toEqual([
    { fixtureId: idOf('m1'), version: 1 },
  ])
  await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(2, 0) })
  expect(await house.eventsOf(idOf('m1'), 'sports.result-came')).toHaveLength(1)
})

test('a match that is postponed, abandoned or cancelled tells settlement so', async () => {
  await feed.send(...opening('m1'), standing('m1', 'POSTPONED'))
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_SUSPENDED')
  await feed.send(standing('m1', 'SCHEDULED'))
  expect(await house.faultOf(idOf('m1'))).toBeNull()
  await feed.send(standing('m1', 'CANCELLED'), standing('m1', 'CANCELLED'))
  expect(await house.faultOf(idOf('m1'))).toBe('SPORT_CLOSED')
  expect((await house.eventsOf(idOf('m1'), 'sports.fixture-off')).map(({ status }) => status)).toEqual([
    'POSTPONED',
    'CANCELLED',
  ])
})

/** As settlement leaves a match that people or the clock have ended. */
async function endedByHouse(status: 'CANCELLED' | 'POSTPONED' | 'RESULTED', facts: FixtureFacts) {
  await run(
    house.owner.kysely,
    sql`
    INSERT INTO sports.result (fixture_id, version, facts, source, made_by, confirmed_at)
    VALUES (${idOf('m1')}, 1, ${JSON.stringify(facts)}::jsonb, 'CLOCK', 'clock', app.now())`,
  )
  await run(
    house.owner.kysely,
    sql`UPDATE sports.fixture SET status = ${status}, facts = ${JSON.stringify(facts)}::jsonb WHERE fixture_id = ${idOf('m1')}`,
  )
}
const calledOff: FixtureFacts = { scores: {}, ended: [], ending: 'CANCELLED' }

test.each([
  ['CANCELLED', calledOff],
  ['POSTPONED', calledOff],
  ['RESULTED', finalFacts(1, 0)],
] as const)(
  'a match that the house has ended as %s holds up nothing that its feed tells',
  async (status, facts) => {
    await feed.send(...opening('m1'), ...opening('m2'))
    await endedByHouse(status, facts)
    const before = await house.fixtureOf(idOf('m1'))
    const markets = await house.marketsOf(idOf('m1'))
    const goal = {
      kind: 'INCIDENT',
      fixtureId: 'm1',
      no: 1,
      incident: 'GOAL',
      side: 'HOME',
      minute: 3,
      added: null,
      cancels: null,
      facts: scored(1, 0),
    } as const
    expect(
      await feed.send(
        standing('m1', 'LIVE'),
        goal,
        { kind: 'MARKETS', fixtureId: 'm1', markets: [handicap(-7)] },
        standing('m1', 'ENDED', { facts: scored(1, 0) }),
        standing('m2', 'LIVE'),
      ),
    ).toMatchObject({ status: 'OK' })
    const live = stateOf('m1', { status: 'LIVE', facts: scored(1, 0), markets: [handicap(-9)] })
    expect(await feed.snapshot(live)).toMatchObject({ status: 'OK', wants: 'NEXT' })
    expect(await house.fixtureOf(idOf('m1'))).toEqual({ ...before, version: expect.any(Number) })
    expect((await house.marketsOf(idOf('m1'))).length).toBe(markets.length)
    expect(await feed.send({ ...standing('m1', 'LIVE'), status: 'RESULTED' } as FeedMessage)).toMatchObject({
      status: 'FEED_STATUS',
    })
  },
)

test('what the feed says of a match that the house has ended waits for people once, however often it is told', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'))
  await endedByHouse('CANCELLED', calledOff)
  const state = stateOf('m1', { status: 'RESULTED', facts: finalFacts(2, 0), markets: [] })
  for (let told = 0; told < 3; told++)
    expect(await feed.snapshot(state)).toMatchObject({ status: 'OK', wants: 'NEXT' })
  expect(
    await rowsOf(
      house.owner.kysely,
      sql<{
        state: string
      }>`SELECT state FROM sports.result WHERE fixture_id = ${idOf('m1')} ORDER BY version`,
    ),
  ).toEqual([{ state: 'CONFIRMED' }, { state: 'ENTERED' }])
})

test('a match that its feed called off by a result may stand in a snapshot with it', async () => {
  await feed.send(...opening('m1'), standing('m1', 'LIVE'))
  await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: calledOff })
  await run(
    house.owner.kysely,
    sql`UPDATE sports.fixture SET status = 'CANCELLED' WHERE fixture_id = ${idOf('m1')}`,
  )
  const before = await house.fixtureOf(idOf('m1'))
  const state = stateOf('m1', { status: 'RESULTED', facts: calledOff, markets: [] })
  expect(await feed.snapshot(state)).toMatchObject({ status: 'OK', wants: 'NEXT' })
  expect(await house.fixtureOf(idOf('m1'))).toEqual({ ...before, version: expect.any(Number) })
  expect(await house.eventsOf(idOf('m1'), 'sports.result-came')).toHaveLength(1)
})
