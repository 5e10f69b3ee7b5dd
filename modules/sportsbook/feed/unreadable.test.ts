/** T-F1: what of a feed cannot be read at all, and whatever else may come. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
