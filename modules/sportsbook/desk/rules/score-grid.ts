/**
 * What a house wins or loses on a match by its final score, from the open single bets on it
 * (domain/sportsbook.md §2, domain/sportsbook.md §3). Amounts in minor units; each bet's own rounding may
 * make a minor unit of difference.
 */
import type { FixtureFacts, Score } from '../../../../kernel/sports/facts.ts'
import { settleLeg } from '../../../../kernel/sports/markets.ts'
import type { LegResult, MarketType, Period } from '../../../../kernel/sports/words.ts'
import type { Chances } from './fair-price.ts'

/** Bets on one selection that were placed at the same score. */
export interface BetGroup {
  readonly typeCode: MarketType
  readonly period: Period
  readonly lineQ: number | null
  readonly code: string
  readonly scoreAtBet: Score | null
  readonly stake: bigint
  /** What they return if they win in full. */
  readonly payout: bigint
  readonly bets: number
}

/** How far from the score now the table goes, and how far the worst case is looked for. */
const SHOWN = 5
const LOOKED_AT = 10
const MILLION = 1_000_000n

const returns: Readonly<Record<LegResult, (group: BetGroup) => bigint>> = {
  WIN: ({ payout }) => payout,
  HALF_WIN: ({ payout, stake }) => (payout + stake) / 2n,
  PUSH: ({ stake }) => stake,
  VOID: ({ stake }) => stake,
  HALF_LOSE: ({ stake }) => stake / 2n,
  LOSE: () => 0n,
}

export interface ScoreCell extends Score {
  readonly amount: bigint
}

export interface ScoreGrid {
  readonly cells: readonly ScoreCell[]
  /** Null without bets that a score decides. */
  readonly worst: ScoreCell | null
  /** Bets that are in the table. */
  readonly counted: number
}

/** What is known of the match beside its final score: halves that are over, and what was taken then. */
const endedWith = (facts: FixtureFacts, score: Score): FixtureFacts => ({
  ...facts,
  scores: { ...facts.scores, FT: score },
  ended: [...new Set([...(facts.ended ?? []), 'FT' as const])],
  ending: 'PLAYED',
})

function resultOf(group: BetGroup, facts: FixtureFacts): LegResult | null {
  const { typeCode, period, lineQ, code, scoreAtBet } = group
  return settleLeg({ typeCode, period, lineQ, code, scoreAtBet }, facts)?.result ?? null
}

/** Corners, cards and halves to come are not decided by the final score; bets on them are left out. */
const isDecidedBy = (group: BetGroup, facts: FixtureFacts): boolean =>
  group.period === 'FT'
    ? !['CORNERS_AH', 'CORNERS_OU', 'CARDS_AH', 'CARDS_OU', 'FG', 'LG'].includes(group.typeCode) &&
      resultOf(group, facts) !== null
    : (facts.ended ?? []).includes(group.period) && resultOf(group, facts) !== null

export function scoreGrid(groups: readonly BetGroup[], facts: FixtureFacts, now: Score): ScoreGrid {
  const first = endedWith(facts, now)
  const decided = groups.filter((group) => isDecidedBy(group, first))
  const cells: ScoreCell[] = []
  let worst: ScoreCell | null = null
  for (let home = now.home; home < now.home + LOOKED_AT; home++)
    for (let away = now.away; away < now.away + LOOKED_AT; away++) {
      const cell = { home, away, amount: amountAt(decided, endedWith(facts, { home, away })) }
      if (home < now.home + SHOWN && away < now.away + SHOWN) cells.push(cell)
      if (worst === null || cell.amount < worst.amount) worst = cell
    }
  return {
    cells,
    worst: decided.length === 0 ? null : worst,
    counted: decided.reduce((sum, { bets }) => sum + bets, 0),
  }
}

function amountAt(groups: readonly BetGroup[], facts: FixtureFacts): bigint {
  return groups.reduce((sum, group) => {
    const result = resultOf(group, facts)
    return result === null ? sum : sum + group.stake - returns[result](group)
  }, 0n)
}

/** What the house expects of bets on a selection, by its chances in millionths. */
export function expectedOf(group: BetGroup, [win, halfWin, push, halfLose]: Chances): bigint {
  const back =
    BigInt(win) * returns.WIN(group) +
    BigInt(halfWin) * returns.HALF_WIN(group) +
    BigInt(push) * returns.PUSH(group) +
    BigInt(halfLose) * returns.HALF_LOSE(group)
  return group.stake - back / MILLION
}
