/** What a type of market is: its selections, whether it has a line, and how a selection is decided. */
import type { FixtureFacts, Score } from '../facts.ts'
import type { LegResult, MarketType, Period } from '../words.ts'

/** Which figures of a fixture decide a market. */
export type Basis = 'SCORE' | 'CORNERS' | 'CARDS' | 'GOALS' | 'FIRST_BLOOD' | 'WINNERS'

export interface LegTerms {
  readonly typeCode: MarketType
  readonly period: Period
  /** Of the home side or of over, times four; null where the market has no line. */
  readonly lineQ: number | null
  readonly code: string
  /** Of the market's period when a live bet was placed; null: placed before the start. */
  readonly scoreAtBet: Score | null
}

export interface LegVerdict {
  readonly result: LegResult
  /** Above 1: a dead heat among so many. */
  readonly sharedBy: number
}

/**
 * OPEN: still played. FINAL: the period is over. STOPPED: it will not be finished, so only what nothing could
 * have changed is decided (domain/sportsbook.md §7). VOID: nothing of it counts.
 */
export type Standing = 'OPEN' | 'FINAL' | 'STOPPED' | 'VOID'

export interface MarketRule {
  readonly typeCode: MarketType
  readonly basis: Basis
  /** Null: the runners of an outright. */
  readonly selections: readonly string[] | null
  readonly hasLine: boolean
  /** Of which it is a bet; absent: of any. */
  readonly periods?: readonly Period[]
  /** For a standing of FINAL or STOPPED. Null: not decided, because a figure is not known yet. */
  decide(leg: LegTerms, facts: FixtureFacts, standing: Standing): LegVerdict | null
}

export const verdict = (result: LegResult, sharedBy = 1): LegVerdict => ({ result, sharedBy })

/**
 * Goals of the kind that count, by period. A second half that the facts do not tell is the difference of the
 * whole and the first half.
 */
export function countOf(basis: Basis, period: Period, facts: FixtureFacts): Score | null {
  const counts = basis === 'CORNERS' ? facts.corners : basis === 'CARDS' ? facts.cards : facts.scores
  const told = counts?.[period]
  if (told) return told
  const whole = counts?.FT
  const first = counts?.H1
  if (period !== 'H2' || !whole || !first) return null
  return { home: whole.home - first.home, away: whole.away - first.away }
}

/** Beyond what any selection tells apart: enough to stand for "as many as there may be". */
const MANY = 1_000_000
const MORE = [0, 1, 2, 3, 4, 5, 6, 7, 8, MANY]

/**
 * The result that stands whatever more is scored; null if it is still open. Every rule is settled by one
 * threshold, by odd and even, or by scores up to 7, so these futures stand for all of them.
 */
export function certainResult(settle: (score: Score) => LegResult, score: Score): LegResult | null {
  const now = settle(score)
  for (const home of MORE)
    for (const away of MORE)
      if (settle({ home: score.home + home, away: score.away + away }) !== now) return null
  return now
}

/** A market that one pair of counts decides. */
export function ruleByScore(rule: {
  typeCode: MarketType
  basis?: Basis
  selections: readonly string[]
  hasLine?: boolean
  periods?: readonly Period[]
  settle: (leg: LegTerms, score: Score) => LegResult
}): MarketRule {
  const { basis = 'SCORE', hasLine = false, settle, ...terms } = rule
  return {
    ...terms,
    basis,
    hasLine,
    decide(leg, facts, standing) {
      const score = countOf(basis, leg.period, facts)
      if (standing === 'STOPPED')
        return verdict((score && certainResult((future) => settle(leg, future), score)) ?? 'VOID')
      return score && verdict(settle(leg, score))
    },
  }
}

export const winIf = (isWon: boolean): LegResult => (isWon ? 'WIN' : 'LOSE')
