/** T-F1: a result that contradicts itself is refused at the place that does. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import type { FeedFixture } from '../../../kernel/sports/feed.ts'
import { openFeedHouse, type FeedHouse } from '../../../tests/support/feed-house.ts'
import { finalFacts, opening, standing, winner, type FeedPlayer } from '../../../tests/support/sports-feed.ts'

let house: FeedHouse
let feed: FeedPlayer
beforeAll(async () => {
  house = await openFeedHouse()
  feed = await house.newFeed()
})
afterAll(() => house.close())

const maps = { sportCode: 'MOBA', bestOf: 3 } as const
const courts = { sportCode: 'TENNIS', bestOf: 3 } as const
const quarters = { sportCode: 'BASKETBALL' } as const
const won = { home: 1, away: 0 }
const lost = { home: 0, away: 1 }
const played = (scores: FixtureFacts['scores']): FixtureFacts => ({
  scores,
  ended: Object.keys(scores) as (keyof typeof scores)[],
  ending: 'PLAYED',
})

const results: readonly [
  name: string,
  at: string | null,
  facts: FixtureFacts,
  sport?: Partial<FeedFixture>,
][] = [
  ['goals of the other side', 'goals', { ...finalFacts(0, 1), goals: ['HOME'] }],
  ['a goal too many', 'goals', { ...finalFacts(1, 0), goals: ['HOME', 'HOME'] }],
  ['a goal too few', 'goals', { ...finalFacts(2, 0), goals: ['HOME'] }],
  ['goals that are the score', null, { ...finalFacts(1, 1), goals: ['AWAY', 'HOME'] }],
  [
    'more maps won than the series says',
    'scores.MAP2',
    played({ MAP1: lost, MAP2: lost, SERIES: { home: 2, away: 1 } }),
    maps,
  ],
  [
    'maps that are the series',
    null,
    played({ MAP1: won, MAP2: lost, MAP3: won, SERIES: { home: 2, away: 1 } }),
    maps,
  ],
  [
    'more sets won than the match says',
    'scores.SET2',
    played({ SET1: { home: 6, away: 4 }, SET2: { home: 7, away: 6 }, GAME: { home: 1, away: 2 } }),
    courts,
  ],
  [
    'more points in quarters than in the game',
    'scores.Q2',
    played({ Q1: { home: 20, away: 20 }, Q2: { home: 31, away: 5 }, GAME: { home: 50, away: 90 } }),
    quarters,
  ],
  [
    'points of overtime beside those of quarters',
    null,
    played({ Q1: { home: 20, away: 20 }, Q2: { home: 25, away: 25 }, GAME: { home: 50, away: 49 } }),
    quarters,
  ],
]

test.each(results.map(([name, at, facts, sport], no) => ({ name, at, facts, sport, no })))(
  '$name',
  async ({ at, facts, sport, no }) => {
    const fixtureId = `m${no}`
    await feed.send(...opening(fixtureId, [winner()], sport), standing(fixtureId, 'LIVE'))
    expect(await feed.send({ kind: 'RESULT', fixtureId, version: 1, facts })).toMatchObject(
      at === null ? { status: 'OK' } : { status: 'FEED_RESULT', fixtureId, field: `facts.${at}` },
    )
  },
)
