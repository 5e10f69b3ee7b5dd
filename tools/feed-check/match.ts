/** The match that the kit feeds: one of models, so that nobody takes it for a real one. */
import type { FixtureFacts } from '../../kernel/sports/facts.ts'
import type { FeedFixture, FeedMarket, FeedMessage, FeedState } from '../../kernel/sports/feed.ts'

const names = (th: string, en: string) => ({ th, en })
// The same in every message, so that a repeat is one.
const startAt = new Date(Date.now() + 3_600_000).toISOString()

export const fixtureOf = (fixtureId: string): FeedFixture => ({
  fixtureId,
  kind: 'MATCH',
  sportCode: 'FOOTBALL',
  league: {
    leagueId: 'feed-check',
    names: names('ลีกทดสอบฟีด', 'Feed check league'),
    country: 'XX',
    countryNames: names('ทดสอบ', 'Tests'),
    tier: 'C',
  },
  home: { teamId: 'feed-check-home', names: names('ทีมเหย้าทดสอบ', 'Home of the check') },
  away: { teamId: 'feed-check-away', names: names('ทีมเยือนทดสอบ', 'Away of the check') },
  startAt,
  isNeutral: false,
  hasLive: true,
  isVirtual: true,
  bestOf: null,
})

export const winner: FeedMarket = {
  typeCode: '1X2',
  period: 'FT',
  line: null,
  isMain: true,
  isLive: true,
  state: 'OPEN',
  selections: [
    { code: '1', price: 19_700 },
    { code: 'X', price: 37_200 },
    { code: '2', price: 34_900 },
  ],
}
export const handicap: FeedMarket = {
  ...winner,
  typeCode: 'AH',
  line: -2,
  selections: [
    { code: 'HOME', price: 20_100 },
    { code: 'AWAY', price: 18_300 },
  ],
}

export const scored = (home: number, away: number): FixtureFacts => ({
  scores: { FT: { home, away } },
  ended: [],
  ending: null,
})

export const statusOf = (fixtureId: string, more: object = {}): FeedMessage => ({
  kind: 'STATUS',
  fixtureId,
  status: 'LIVE',
  clock: { period: 'H1', minute: 1, added: null, isRunning: true },
  isSuspended: false,
  facts: scored(0, 0),
  ...more,
})

export const opening = (fixtureId: string): FeedMessage[] => [
  { kind: 'FIXTURE', fixture: fixtureOf(fixtureId) },
  { kind: 'MARKETS', fixtureId, markets: [winner, handicap] },
]

export const stateOf = (fixtureId: string): FeedState => ({
  fixture: fixtureOf(fixtureId),
  status: 'SCHEDULED',
  clock: null,
  isSuspended: false,
  facts: { scores: {}, ended: [], ending: null },
  markets: [winner, handicap],
})
