/** The markets of a virtual match as it stands, and what of them changed. Nothing of them knows what comes. */
import type { FeedMarket } from '../../../../kernel/sports/feed.ts'
import { marketsOf } from '../../../../kernel/sports/model/markets.ts'
import { nil } from '../../../../kernel/sports/facts.ts'
import type { PlayState } from '../../../../kernel/sports/virtual/play.ts'
import { BEST_OF } from '../../../../kernel/sports/virtual/series.ts'
import type { Match } from '../store/matches.ts'

/** `play` is null before the start. */
export function marketsOfMatch(match: Match, play: PlayState | null): FeedMarket[] {
  const { sportCode, strengths, hasAllMarkets } = match
  const all = marketsOf(
    sportCode,
    {
      strengths,
      facts: play?.facts ?? { scores: {}, ended: [], ending: null },
      clock: play?.clock ?? null,
      reds: play?.reds ?? nil,
      minutes: play?.minutes ?? 0,
      ...(play?.mapPpm === undefined ? {} : { mapPpm: play.mapPpm }),
    },
    BEST_OF,
  )
  return play || hasAllMarkets ? all : all.filter(({ isMain }) => isMain)
}

const keyOf = ({ typeCode, period, line }: FeedMarket): string => `${typeCode} ${period} ${line ?? ''}`

/**
 * What the feed says after a step: markets that are new or have other prices, and those that are not offered
 * any more. After something that shook the match all are said again, since no price held until then.
 */
export function changedMarkets(
  before: readonly FeedMarket[],
  after: readonly FeedMarket[],
  isShaken: boolean,
): FeedMarket[] {
  const known = new Map(before.map((market) => [keyOf(market), JSON.stringify(market)]))
  const offered = new Set(after.map(keyOf))
  return [
    ...after.filter((market) => isShaken || known.get(keyOf(market)) !== JSON.stringify(market)),
    ...before
      .filter((market) => !offered.has(keyOf(market)))
      .map((market) => ({ ...market, isMain: false, state: 'CLOSED' as const })),
  ]
}
