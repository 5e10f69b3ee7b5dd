/** The markets of a match of a sport that has a model, with their prices (domain/sportsbook.md §10). */
import type { FeedMarket } from '../feed.ts'
import type { SportCode } from '../words.ts'
import { basketballMarkets } from './basketball.ts'
import { isOffered, plainMarket } from './chances.ts'
import { footballMarkets } from './football.ts'
import { seriesMarkets } from './series.ts'
import type { ModelState } from './state.ts'

export type { ModelState } from './state.ts'

const BEST_OF = 3

const models: Readonly<Partial<Record<SportCode, (state: ModelState, bestOf: number) => FeedMarket[]>>> = {
  FOOTBALL: footballMarkets,
  BASKETBALL: basketballMarkets,
  MOBA: seriesMarkets,
  SHOOTER: seriesMarkets,
}

/**
 * All markets of a match as it stands. Those that were offered before and are not among them are closed. A
 * sport without a model has none.
 */
export function marketsOf(sportCode: SportCode, state: ModelState, bestOf = BEST_OF): FeedMarket[] {
  return (models[sportCode]?.(state, bestOf) ?? []).filter(isOffered)
}

/** Who wins a competition, by a weight of each runner above zero. */
export function outrightMarket(
  runners: readonly { readonly code: string; readonly weight: number }[],
): FeedMarket {
  const all = runners.reduce((sum, { weight }) => sum + weight, 0)
  const chances = runners.map(({ code, weight }) => [code, weight / all] as const)
  return plainMarket({ typeCode: 'OUTRIGHT', period: 'FT', isMain: true, isLive: false }, chances)
}
