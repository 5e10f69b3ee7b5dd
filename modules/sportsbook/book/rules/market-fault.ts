/** Why no bet is taken on a market (domain/sportsbook.md §6). */
import type { FixtureStatus, MarketState } from '../../../../kernel/sports/words.ts'

export type MarketFault = 'SPORT_CLOSED' | 'SPORT_STARTED' | 'SPORT_FEED_STALE' | 'SPORT_SUSPENDED'

/** Why the book itself takes no bets on a fixture; an operator's suspension is a row of their house. */
export const suspensions = ['FEED', 'REFUSED', 'PROVIDER', 'INCIDENT', 'DROPPED'] as const
/**
 * FEED: its feed is silent, has a gap or is off. REFUSED: its feed said something impossible. PROVIDER: its
 * provider asks for it. INCIDENT: a goal, a red card or a check, until the next prices. DROPPED: its sport is
 * no longer taken from its feed.
 */
export type Suspension = (typeof suspensions)[number]

export interface MarketCondition {
  readonly status: FixtureStatus
  readonly suspendedFor: string | null
  /** The house has suspended the fixture or the market. */
  readonly isHouseSuspended: boolean
  readonly marketState: MarketState
  /** The market is bet on while the fixture is played. */
  readonly isLive: boolean
  /** The first moment of the fixture is over. */
  readonly isStarted: boolean
}

const decided: ReadonlySet<FixtureStatus> = new Set(['ENDED', 'RESULTED', 'ABANDONED', 'CANCELLED'])

/** Null: bets are taken. What can never be bet on again is said first, what may come back last. */
export function marketFault(market: MarketCondition): MarketFault | null {
  const { status, marketState, suspendedFor } = market
  if (decided.has(status) || ['CLOSED', 'SETTLED', 'VOID'].includes(marketState)) return 'SPORT_CLOSED'
  if (status === 'LIVE' ? !market.isLive : status === 'SCHEDULED' && market.isStarted) return 'SPORT_STARTED'
  if (suspendedFor === 'FEED' || suspendedFor === 'REFUSED') return 'SPORT_FEED_STALE'
  const isHeld = status === 'POSTPONED' || status === 'INTERRUPTED' || suspendedFor !== null
  return isHeld || market.isHouseSuspended || marketState === 'SUSPENDED' ? 'SPORT_SUSPENDED' : null
}
