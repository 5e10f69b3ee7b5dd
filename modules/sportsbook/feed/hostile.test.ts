/** T-F1: whatever a feed says, its impossible parts are refused by name and nothing of them is sold. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedMessage } from '../../../kernel/sports/feed.ts'
import { firstOf, oneOf, openDatabase, rowsOf, sql, type Database } from '../../../platform/postgres.ts'
import {
  feedFixture,
  feedMarket,
  finalFacts,
  handicap,
  opening,
  openFeedPlayer,
  scored,
  standing,
  winner,
  type FeedPlayer,
} from '../../../tests/support/sports-feed.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../tests/support/server.ts'

let server: TestServer
let owner: Database
let feed: FeedPlayer
let other: FeedPlayer
let count = 0
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  other = await openFeedPlayer(server.process, 'OTHER')
  await other.send(...opening('m9'))
})
afterAll(async () => {
  await owner.close()
  await server.close()
})
beforeEach(async () => {
  feed = await openFeedPlayer(server.process, `FEED${++count}`)
  await feed.send(...opening('m1'), ...opening('m2'))
})

const bookOf = async (provider: string) => ({
  fixtures: await rowsOf(
    owner.kysely,
    sql<{ fixture_id: string; status: string; facts: unknown; start_at: Date; home_id: string | null }>`
    SELECT fixture_id, status, facts, start_at, home_id FROM sports.fixture WHERE provider = ${provider} ORDER BY 1`,
  ),
  markets: await rowsOf(
    owner.kysely,
    sql<{ market_no: bigint; version: number; state: string; prices_e4: number[] }>`
    SELECT m.market_no, m.version, m.state, m.prices_e4 FROM sports.market m JOIN sports.fixture f USING (fixture_id)
    WHERE f.provider = ${provider} ORDER BY 1`,
  ),
})
const suspendedOf = async (fixtureId: string) =>
  (
    await oneOf(
      owner.kysely,
      sql<{
        suspended_for: string | null
      }>`SELECT suspended_for FROM sports.fixture WHERE fixture_id = ${fixtureId}`,
    )
  ).suspended_for

const priced = (...markets: unknown[]) => ({ kind: 'MARKETS', fixtureId: 'm1', markets })
const withPrice = (price: unknown) => ({
  ...winner(),
  selections: winner().selections.map((selection, index) =>
    index === 1 ? { ...selection, price } : selection,
  ),
})
const ofOther = (message: FeedMessage) => ({ ...message, fixtureId: 'OTHER-m9' })
const incident = (more: object) => ({
  kind: 'INCIDENT',
  fixtureId: 'm1',
  no: 1,
  incident: 'CORNER',
  side: 'HOME',
  minute: 3,
  added: null,
  cancels: null,
  facts: scored(0, 0),
  ...more,
})
const swapped = (): unknown => {
  const fixture = feedFixture('m1')
  return { kind: 'FIXTURE', fixture: { ...fixture, home: fixture.away, away: fixture.home } }
}

const hostile: readonly (readonly [name: string, message: () => unknown, status: string, field?: string])[] =
  [
    [
      'a price of 1.00',
      () => priced(withPrice(10_000)),
      'FEED_PRICE',
      'messages.1.markets.0.selections.1.price',
    ],
    ['a price of 10^9', () => priced(withPrice(10_000_000_000_000)), 'FEED_PRICE'],
    ['a price below zero', () => priced(withPrice(-19_000)), 'FEED_PRICE'],
    ['a fraction of a price', () => priced(withPrice(19_000.5)), 'FEED_PRICE'],
    ['a price of NaN, as JSON writes it', () => priced(withPrice(Number.NaN)), 'FEED_PRICE'],
    ['a price as a text', () => priced(withPrice('19000')), 'FEED_PRICE'],
    ['prices that return more than they take', () => priced(winner([3.5, 3.5, 3.5])), 'FEED_PRICE'],
    [
      'a selection too few',
      () => priced({ ...winner(), selections: winner().selections.slice(1) }),
      'FEED_SELECTIONS',
    ],
    [
      'a selection too many',
      () => priced({ ...winner(), selections: [...winner().selections, { code: '3', price: 20_000 }] }),
      'FEED_SELECTIONS',
    ],
    [
      'swapped sides of a market',
      () => priced({ ...handicap(), selections: handicap().selections.toReversed() }),
      'FEED_SELECTIONS',
    ],
    ['a line where none belongs', () => priced({ ...winner(), line: 2 }), 'FEED_LINE'],
    ['no line where one belongs', () => priced({ ...handicap(), line: null }), 'FEED_LINE'],
    ['a fraction of a line', () => priced({ ...handicap(), line: -0.75 }), 'FEED_INVALID'],
    ['an unknown market', () => priced({ ...winner(), typeCode: 'WIN' }), 'FEED_INVALID'],
    ['swapped sides of a match', swapped, 'FEED_SIDES'],
    [
      'a field that nobody knows',
      () => ({ ...standing('m1', 'LIVE'), isGoal: true }),
      'FEED_INVALID',
      'messages.1.isGoal',
    ],
    [
      'a kind that nobody knows',
      () => ({ kind: 'GOAL', fixtureId: 'm1' }),
      'FEED_INVALID',
      'messages.1.kind',
    ],
    ['a score below zero', () => standing('m1', 'LIVE', { facts: scored(-1, 0) }), 'FEED_INVALID'],
    [
      'a state that comes with a result alone',
      () => ({ ...standing('m1', 'LIVE'), status: 'RESULTED' }),
      'FEED_STATUS',
    ],
    ['an incident that takes back none', () => incident({ cancels: 7 }), 'FEED_INCIDENT'],
    [
      'a result without an ending',
      () => ({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: scored(1, 0) }),
      'FEED_RESULT',
    ],
    [
      'a result of a score that is not final',
      () => ({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: { ...scored(1, 0), ending: 'PLAYED' } }),
      'FEED_RESULT',
    ],
    [
      'a time that is none',
      () => ({ kind: 'FIXTURE', fixture: feedFixture('m1', { startAt: 'tomorrow' }) }),
      'FEED_INVALID',
    ],
    [
      'another sport',
      () => ({ kind: 'FIXTURE', fixture: feedFixture('m1', { sportCode: 'TENNIS' }) }),
      'FEED_INVALID',
    ],
  ]

describe('refused by name, nothing is taken, and the match is suspended', () => {
  test.each(hostile.map(([name, make, status, field]) => ({ name, make, status, field })))(
    '$name',
    async ({ make, status, field }) => {
      const before = await bookOf(feed.provider)
      // JSON as it comes over HTTP: it knows no NaN.
      const messages = JSON.parse(JSON.stringify([standing('m2', 'LIVE'), make()])) as unknown[]
      const answer = await feed.raw('messages', { firstSeq: feed.seq + 1, messages })
      expect(answer).toMatchObject({
        status,
        seq: 4,
        wants: 'NEXT',
        fixtureId: 'm1',
        ...(field ? { field } : {}),
      })
      expect(await bookOf(feed.provider)).toEqual(before)
      // What else the delivery said was not taken either, so it is not sold as it was.
      expect([await suspendedOf(`${feed.provider}-m1`), await suspendedOf(`${feed.provider}-m2`)]).toEqual([
        'REFUSED',
        'REFUSED',
      ])
    },
  )

  test('a match that nobody knows', async () => {
    expect(await feed.send(standing('m7', 'LIVE'))).toMatchObject({
      status: 'FEED_FIXTURE_UNKNOWN',
      fixtureId: 'm7',
      seq: 4,
    })
  })

  test('another provider’s match: neither changed nor suspended', async () => {
    const before = await bookOf('OTHER')
    for (const message of [
      ofOther(standing('', 'CANCELLED')),
      ofOther({ kind: 'MARKETS', fixtureId: '', markets: [winner([9, 9, 1.2])] }),
      { kind: 'FIXTURE', fixture: feedFixture('OTHER-m9') } as const,
    ])
      expect(await feed.send(message as FeedMessage)).toMatchObject({
        status: 'FEED_FIXTURE_FOREIGN',
        seq: 4,
      })
    expect(await bookOf('OTHER')).toEqual(before)
    expect(await suspendedOf('OTHER-m9')).toBeNull()
  })

  test('a match that has ended is not played again', async () => {
    await feed.send(standing('m1', 'ENDED', { facts: scored(1, 0) }))
    expect(await feed.send(standing('m1', 'LIVE'))).toMatchObject({ status: 'FEED_STATUS' })
    await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(1, 0) })
    expect(await feed.send(standing('m1', 'SCHEDULED'))).toMatchObject({ status: 'FEED_STATUS' })
  })

  test('another result under the version of one', async () => {
    await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(1, 0) })
    expect(
      await feed.send({ kind: 'RESULT', fixtureId: 'm1', version: 1, facts: finalFacts(0, 1) }),
    ).toMatchObject({ status: 'FEED_RESULT', field: 'version' })
  })

  test('another incident under the number of one', async () => {
    expect(await feed.send(incident({}) as FeedMessage)).toMatchObject({ status: 'OK' })
    expect(await feed.send(incident({ incident: 'GOAL' }) as FeedMessage)).toMatchObject({
      status: 'FEED_INCIDENT',
    })
  })
})

describe('what cannot be read at all suspends the whole feed until its snapshot', () => {
  const texts = [
    ['NaN in a text that is no JSON', '{"firstSeq": 5, "messages": [{"price": NaN}]}'],
    ['a key twice', '{"firstSeq": 5, "firstSeq": 6, "messages": []}'],
    ['nothing', ''],
    ['no delivery', '[]'],
    ['no messages', '{"firstSeq": 5, "messages": []}'],
    ['a number that is a fraction', '{"firstSeq": 5.5, "messages": [{"kind": "STATUS"}]}'],
    ['a number that is too large', '{"firstSeq": 1e30, "messages": [{"kind": "STATUS"}]}'],
  ] as const
  test.each(texts)('%s', async (_name, text) => {
    expect(await feed.raw('messages', text)).toMatchObject({
      status: 'FEED_INVALID',
      seq: 4,
      wants: 'SNAPSHOT',
    })
    expect(await suspendedOf(`${feed.provider}-m1`)).toBe('FEED')
    expect(await suspendedOf('OTHER-m9')).toBeNull()
  })

  test('a body of two megabytes', async () => {
    const text = `{"firstSeq": 5, "messages": [{"kind": "${'x'.repeat(2 * 1024 * 1024)}"}]}`
    expect(await feed.raw('messages', text)).toMatchObject({
      status: 'FEED_TOO_LARGE',
      seq: 4,
      wants: 'SNAPSHOT',
    })
    expect(await suspendedOf(`${feed.provider}-m2`)).toBe('FEED')
  })

  test('a snapshot with one impossible match is refused whole, and the feed stays suspended', async () => {
    await feed.raw('heartbeat', { seq: 9 })
    const state = {
      fixture: feedFixture('m1'),
      status: 'SCHEDULED',
      clock: null,
      isSuspended: false,
      facts: scored(0, 0),
      markets: [feedMarket('1X2', [1, 1, 1])],
    }
    expect(await feed.raw('snapshot', { seq: 9, fixtures: [state] })).toMatchObject({
      status: 'FEED_PRICE',
      wants: 'SNAPSHOT',
      fixtureId: 'm1',
    })
    expect(await suspendedOf(`${feed.provider}-m1`)).toBe('FEED')
  })
})

test('an unknown provider is told nothing, and a feed that is off takes nothing', async () => {
  expect(await feed.raw('state', '')).toMatchObject({ status: 'OK', seq: 4 })
  await sql`UPDATE sports.feed SET state = 'OFF' WHERE provider = ${feed.provider}`.execute(owner.kysely)
  expect(await feed.send(standing('m1', 'LIVE'))).toMatchObject({ status: 'FEED_OFF', wants: 'SNAPSHOT' })
  expect(await feed.snapshot()).toMatchObject({ status: 'FEED_OFF' })
})

test('whatever JSON comes is answered by a name, and only what is right moves the numbers', async () => {
  const text = fc.oneof(
    fc.json(),
    fc
      .record(
        {
          kind: fc.constantFrom('FIXTURE', 'MARKETS', 'STATUS', 'INCIDENT', 'RESULT'),
          fixtureId: fc.constantFrom('m1', 'm2'),
        },
        { requiredKeys: ['kind'] },
      )
      .chain((head) =>
        fc
          .dictionary(fc.constantFrom('markets', 'status', 'facts', 'version', 'clock'), fc.jsonValue())
          .map((rest) => JSON.stringify({ firstSeq: 5, messages: [{ ...head, ...rest }] })),
      ),
  )
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      const answer = await feed.raw('messages', body)
      expect(answer.seq).toBe(4)
      expect(answer.status === 'OK' ? answer.wants : 'NEXT').toBeDefined()
      expect(answer.status).toMatch(/^(FEED_[A-Z_]+|OK)$/)
      await feed.snapshot()
    }),
    { numRuns: 150 },
  )
  expect(
    await firstOf(owner.kysely, sql`SELECT FROM sports.feed WHERE provider = ${feed.provider} AND seq <> 4`),
  ).toBeUndefined()
})
