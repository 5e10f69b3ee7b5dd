/** T-F1: what of a feed cannot be read at all, and whatever else may come. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedFixture } from '../../../kernel/sports/feed.ts'
import { sql } from '../../../platform/postgres.ts'
import { openFeedHouse, type FeedHouse } from '../../../tests/support/feed-house.ts'
import {
  feedFixture,
  feedMarket,
  opening,
  openFeedPlayer,
  scored,
  standing,
  type FeedPlayer,
} from '../../../tests/support/sports-feed.ts'

let house: FeedHouse
let feed: FeedPlayer
beforeAll(async () => {
  house = await openFeedHouse()
  const other = await openFeedPlayer(house.server.process, 'OTHER')
  await other.send(...opening('m9'))
})
afterAll(() => house.close())
beforeEach(async () => {
  feed = await house.newFeed()
  await feed.send(...opening('m1'), ...opening('m2'))
})
const suspendedOf = async (fixtureId: string) => (await house.fixtureOf(fixtureId)).suspended_for

describe('T-F1 what cannot be read at all suspends the whole feed until its snapshot', () => {
  const texts = [
    ['NaN in a text that is no JSON', '{"firstSeq": 5, "messages": [{"price": NaN}]}'],
    ['a key twice', '{"firstSeq": 5, "firstSeq": 6, "messages": []}'],
    ['nothing', ''],
    ['no delivery', '[]'],
    ['no messages', '{"firstSeq": 5, "messages": []}'],
    ['a number that is a fraction', '{"firstSeq": 5.5, "messages": [{"kind": "STATUS"}]}'],
    ['a number that is too large', '{"firstSeq": 1e30, "messages": [{"kind": "STATUS"}]}'],
    [
      'what nests without end',
      `{"firstSeq": 5, "messages": [{"kind": "STATUS", "facts": ${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`,
    ],
    [
      'bytes that are no UTF-8',
      Buffer.from('{"firstSeq": 5, "messages": [{"kind": "STATUS", "fixtureId": "\u00e9"}]}', 'latin1'),
    ],
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

  const state = (fixture: FeedFixture) => ({
    fixture,
    status: 'SCHEDULED',
    clock: null,
    isSuspended: false,
    facts: scored(0, 0),
    markets: [],
  })
  const named = (th: string) => feedFixture('m1', { home: { teamId: 'm1-h', names: { th, en: 'Reds' } } })

  test.each([
    ['a control character', 'สิงห์\u0000แดง'],
    ['a line end', 'สิงห์\nแดง'],
    ['half of a character', 'สิงห์\ud800'],
    ['blanks alone', '  '],
    ['nothing that shows', '\u200b\u202e'],
  ])('a name of %s is refused in its place, and its match suspended', async (_name, th) => {
    expect(await feed.send({ kind: 'FIXTURE', fixture: named(th) })).toEqual({
      status: 'FEED_INVALID',
      seq: 4,
      wants: 'NEXT',
      fixtureId: 'm1',
      field: 'messages.0.fixture.home.names.th',
    })
    expect(await suspendedOf(`${feed.provider}-m1`)).not.toBeNull()
    expect(await feed.raw('snapshot', { seq: 4, fixtures: [state(named(th))] })).toMatchObject({
      status: 'FEED_INVALID',
      field: 'fixtures.0.fixture.home.names.th',
    })
  })

  test('a name is stored without what only changes how it looks', async () => {
    expect(await feed.send({ kind: 'FIXTURE', fixture: named(' สิงห์\u200b\u202eแดง ') })).toMatchObject({
      status: 'OK',
    })
    const { rows } = await sql<{ th: string }>`
      SELECT names->>'th' AS th FROM sports.team WHERE team_id = ${`${feed.provider}-m1-h`}`.execute(
      house.owner.kysely,
    )
    expect(rows).toEqual([{ th: 'สิงห์แดง' }])
  })

  test('a snapshot with one impossible match is refused whole, and the feed stays suspended', async () => {
    await feed.raw('heartbeat', { seq: 9 })
    const wrong = { ...state(feedFixture('m1')), markets: [feedMarket('1X2', [1, 1, 1])] }
    expect(await feed.raw('snapshot', { seq: 9, fixtures: [wrong] })).toMatchObject({
      status: 'FEED_PRICE',
      wants: 'SNAPSHOT',
      fixtureId: 'm1',
    })
    expect(await suspendedOf(`${feed.provider}-m1`)).toBe('FEED')
  })
})

test('an unknown provider is told nothing, and a feed that is off takes nothing', async () => {
  expect(await feed.raw('state', '')).toMatchObject({ status: 'OK', seq: 4 })
  await sql`UPDATE sports.feed SET state = 'OFF' WHERE provider = ${feed.provider}`.execute(
    house.owner.kysely,
  )
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
  expect(await house.stateOf(feed.provider)).toMatchObject({ seq: 4n })
})
