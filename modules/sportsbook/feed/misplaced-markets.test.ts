/** T-F1: markets of a period or a fixture that could never decide them are refused. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FeedMarket } from '../../../kernel/sports/feed.ts'
import { openFeedHouse, type FeedHouse } from '../../../tests/support/feed-house.ts'
import {
  feedFixture,
  feedMarket,
  opening,
  winner,
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
  await feed.send(...opening('m1'), {
    kind: 'FIXTURE',
    fixture: feedFixture('cup', { kind: 'OUTRIGHT', home: null, away: null }),
  })
})

const halves = feedMarket('HTFT', [4, 15, 34, 5, 6, 8, 30, 15, 5])
const twoWay = (typeCode: FeedMarket['typeCode'], more: Partial<FeedMarket> = {}) =>
  feedMarket(typeCode, [1.9, 1.9], more)
const runners: FeedMarket = {
  ...feedMarket('OUTRIGHT', []),
  selections: ['a', 'b'].map((code) => ({ code, price: 19_000, names: { th: code, en: code } })),
}

test.each([
  // Half-time would settle it, by the score of the whole match as it stands then.
  { name: 'half-time and full-time of a half', market: { ...halves, period: 'H1' as const }, at: 'period' },
  { name: 'the winner of a map of no map', market: twoWay('MAP_WINNER'), at: 'period' },
  { name: 'first blood of a series', market: twoWay('FIRST_BLOOD', { period: 'SERIES' }), at: 'period' },
  { name: 'maps of a map', market: twoWay('TOTAL_MAPS', { period: 'MAP1', line: 10 }), at: 'period' },
  {
    name: 'a handicap of maps in a match of minutes',
    market: twoWay('MAP_HANDICAP', { line: -6 }),
    at: 'period',
  },
  { name: 'the winner of a competition in a match', market: runners, at: 'typeCode' },
  { name: 'a match in a competition', fixtureId: 'cup', market: winner(), at: 'typeCode' },
])('$name', async ({ fixtureId = 'm1', market, at }) => {
  expect(await feed.send({ kind: 'MARKETS', fixtureId, markets: [market] })).toMatchObject({
    status: 'FEED_INVALID',
    fixtureId,
    field: `messages.0.markets.0.${at}`,
    seq: 3,
  })
})

test('where they belong they are taken', async () => {
  const maps = [twoWay('MAP_WINNER', { period: 'MAP2' }), twoWay('FIRST_BLOOD', { period: 'MAP2' })]
  const series = [
    twoWay('TOTAL_MAPS', { period: 'SERIES', line: 10 }),
    twoWay('MAP_HANDICAP', { period: 'SERIES', line: -6 }),
  ]
  expect(
    await feed.send(
      { kind: 'MARKETS', fixtureId: 'm1', markets: [halves, ...maps, ...series] },
      { kind: 'MARKETS', fixtureId: 'cup', markets: [runners] },
    ),
  ).toMatchObject({ status: 'OK', seq: 5 })
})
