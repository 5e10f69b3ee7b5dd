/** A feed of sports as a provider would send it, with fixtures and markets to begin with. */
import type { FeedPath } from '../../contract/vendor/sportsbook/feed-messages.ts'
import type { FixtureFacts } from '../../kernel/sports/facts.ts'
import type { FeedFixture, FeedMarket, FeedMessage, FeedState } from '../../kernel/sports/feed.ts'
import { selectionsOf } from '../../kernel/sports/markets.ts'
import type { MarketType } from '../../kernel/sports/words.ts'
import { clock } from '../../kernel/clock.ts'
import { admitFeed, receiveFeed, type PortAnswer } from '../../modules/sportsbook/index.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Services } from '../../platform/services.ts'

export const FEED_SECRET = 'feed-secret-of-a-test'
export const feedKey = Buffer.alloc(32, 7)

export const noFacts: FixtureFacts = { scores: {}, ended: [], ending: null }
export const scored = (home: number, away: number, more: Partial<FixtureFacts> = {}): FixtureFacts => ({
  ...noFacts,
  scores: { FT: { home, away } },
  ...more,
})
/** A football match that was played to its end. */
export const finalFacts = (home: number, away: number, half = { home: 0, away: 0 }): FixtureFacts => ({
  scores: { H1: half, H2: { home: home - half.home, away: away - half.away }, FT: { home, away } },
  ended: ['H1', 'H2', 'FT'],
  ending: 'PLAYED',
})

const names = (text: string) => ({ th: `${text} ไทย`, en: text })

/** A football match that begins in three hours. */
export const feedFixture = (fixtureId: string, more: Partial<FeedFixture> = {}): FeedFixture => ({
  fixtureId,
  kind: 'MATCH',
  sportCode: 'FOOTBALL',
  league: {
    leagueId: 'premier',
    names: names('Premier'),
    country: 'XA',
    countryNames: names('Arania'),
    tier: 'A',
  },
  home: { teamId: `${fixtureId}-h`, names: names(`Home ${fixtureId}`) },
  away: { teamId: `${fixtureId}-a`, names: names(`Away ${fixtureId}`) },
  startAt: new Date(clock.nowMs() + 3 * 3_600_000).toISOString(),
  isNeutral: false,
  hasLive: true,
  isVirtual: false,
  bestOf: null,
  ...more,
})

/** `prices` are decimal prices as people write them, in the order of the selections. */
export const feedMarket = (
  typeCode: MarketType,
  prices: readonly number[],
  more: Partial<FeedMarket> = {},
): FeedMarket => ({
  typeCode,
  period: 'FT',
  line: null,
  isMain: true,
  isLive: true,
  state: 'OPEN',
  selections: (selectionsOf(typeCode) ?? []).map((code, index) => ({
    code,
    price: Math.round((prices[index] ?? 0) * 10_000),
  })),
  ...more,
})

export const winner = (prices: readonly number[] = [1.97, 3.72, 3.49]): FeedMarket =>
  feedMarket('1X2', prices)
export const handicap = (line = -2, prices: readonly number[] = [2.01, 1.83]): FeedMarket =>
  feedMarket('AH', prices, { line })

export const standing = (
  fixtureId: string,
  status: 'SCHEDULED' | 'LIVE' | 'ENDED' | 'POSTPONED' | 'CANCELLED' | 'ABANDONED',
  more: Partial<Extract<FeedMessage, { kind: 'STATUS' }>> = {},
): FeedMessage => ({
  kind: 'STATUS',
  fixtureId,
  status,
  clock: status === 'LIVE' ? { period: 'H1', minute: 10, added: null, isRunning: true } : null,
  isSuspended: false,
  facts: status === 'LIVE' ? scored(0, 0) : noFacts,
  ...more,
})

/** Everything that makes a match one that can be bet on. */
export const opening = (
  fixtureId: string,
  markets: readonly FeedMarket[] = [winner(), handicap()],
  more: Partial<FeedFixture> = {},
): FeedMessage[] => [
  { kind: 'FIXTURE', fixture: feedFixture(fixtureId, more) },
  { kind: 'MARKETS', fixtureId, markets },
]

export const stateOf = (fixtureId: string, more: Partial<FeedState> = {}): FeedState => ({
  fixture: feedFixture(fixtureId),
  status: 'SCHEDULED',
  clock: null,
  isSuspended: false,
  facts: noFacts,
  markets: [winner(), handicap()],
  ...more,
})

/** A provider that numbers what it sends; it has sent an empty snapshot. */
export interface FeedPlayer {
  readonly provider: string
  /** The number of its last message. */
  seq: number
  send(...messages: readonly FeedMessage[]): Promise<PortAnswer>
  snapshot(...fixtures: readonly FeedState[]): Promise<PortAnswer>
  heartbeat(): Promise<PortAnswer>
  /** Whatever it is; the numbers stay. */
  raw(path: FeedPath, body: unknown): Promise<PortAnswer>
}

export async function openFeedPlayer(
  parts: { database: Database; services: Pick<Services, 'use'> },
  provider: string,
  more: { isVirtual?: boolean } = {},
): Promise<FeedPlayer> {
  await admitFeed(parts.database, feedKey, { provider, name: provider, secret: FEED_SECRET, ...more })
  const raw = (path: FeedPath, body: unknown) => receiveFeed(parts.services, provider, path, body)
  const player: FeedPlayer = {
    provider,
    seq: 0,
    raw,
    async send(...messages) {
      const answer = await raw('messages', { firstSeq: player.seq + 1, messages })
      if (answer.status === 'OK' && answer.wants === 'NEXT') player.seq += messages.length
      return answer
    },
    snapshot: (...fixtures) => raw('snapshot', { seq: player.seq, fixtures }),
    heartbeat: () => raw('heartbeat', { seq: player.seq }),
  }
  await player.snapshot()
  return player
}
