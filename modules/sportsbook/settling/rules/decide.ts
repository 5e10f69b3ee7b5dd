/** What markets and legs come to by the facts of their fixture (domain/sportsbook.md §2). */
import type { FixtureFacts, Score } from '../../../../kernel/sports/facts.ts'
import { settleLeg } from '../../../../kernel/sports/markets.ts'
import type { LegResult, MarketState, MarketType, Period } from '../../../../kernel/sports/words.ts'

export interface SettledMarket {
  readonly marketNo: bigint
  readonly typeCode: MarketType
  readonly period: Period
  readonly lineQ: number | null
  readonly codes: readonly string[]
  readonly state: MarketState
  /** Two people made it void. */
  readonly voidReason: string | null
}

/** Legs that come to the same: one market, one selection, one score when they were placed. */
export interface LegKind {
  readonly marketNo: bigint
  readonly typeCode: MarketType
  readonly period: Period
  readonly lineQ: number | null
  readonly code: string
  readonly scoreAtBet: Score | null
}

export interface DecidedKind extends LegKind {
  /** Null: open, or open again. */
  readonly result: LegResult | null
  readonly sharedBy: number
}

const OPEN = { result: null, sharedBy: 1 } as const
const VOID = { result: 'VOID', sharedBy: 1 } as const

/** `voidMarkets`: markets that are void whatever happened. */
export const decideKinds = (
  kinds: readonly LegKind[],
  facts: FixtureFacts,
  voidMarkets: ReadonlySet<bigint>,
): DecidedKind[] =>
  kinds.map((kind) => ({
    ...kind,
    ...(voidMarkets.has(kind.marketNo) ? VOID : (settleLeg(kind, facts) ?? OPEN)),
  }))

/**
 * The state that a market has by the facts. One that nothing decides yet takes no more bets once the fixture
 * has its result, and stays as it is before.
 */
export function stateOfMarket(market: SettledMarket, facts: FixtureFacts): MarketState {
  if (market.voidReason !== null) return 'VOID'
  const verdicts = market.codes.map((code) => settleLeg({ ...market, code, scoreAtBet: null }, facts))
  if (verdicts.every((verdict) => verdict?.result === 'VOID')) return 'VOID'
  if (verdicts.every((verdict) => verdict !== null)) return 'SETTLED'
  return facts.ending === null ? market.state : 'CLOSED'
}
