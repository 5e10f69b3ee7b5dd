/** Bets that buy every number with a figure: a sum, a span, a set's sum (domain/lottery.md §2.1). */
import type { Rule } from '../rule.ts'
import type { LineWins, PrizeWins, Prize, Result, Selections } from '../play.ts'
import { countedWithin, lineShare, validUnlessCovered } from './cover.ts'
import { nothing, one, WIN } from './wins.ts'

/** Combinations of three digits by their sum 0 … 27. */
export const TABLE_A = [
  1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75, 75, 73, 69, 63, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1,
]
/** Combinations of three digits by their span 0 … 9. */
export const TABLE_B = [10, 54, 96, 126, 144, 150, 144, 126, 96, 54]
/** Sets of three digits that are not all equal, by their sum 1 … 26. */
export const TABLE_C = [
  1, 2, 2, 4, 5, 6, 8, 10, 11, 13, 14, 14, 15, 15, 14, 14, 13, 11, 10, 8, 6, 5, 4, 2, 2, 1,
]

export const sumOf = (values: Result): number => values.reduce((sum, value) => sum + value, 0)
export const spanOf = (values: Result): number => Math.max(...values) - Math.min(...values)

const figureBoard = (key: string, first: number, counts: readonly number[]) => ({
  rows: [{ key, symbols: counts.map((_, at) => String(first + at)), min: 1, max: counts.length }],
  combinationsOf: (rows: Selections) =>
    rows[0]!.reduce((sum, symbol) => sum + counts[Number(symbol) - first]!, 0),
})

/** Every number in order that has one of the chosen figures; `counts` says how many have each. */
export function byFigure(key: string, counts: readonly number[], figureOf: (values: Result) => number): Rule {
  const outcomes = counts.reduce((sum, count) => sum + count, 0)
  const share = lineShare(outcomes)
  const { rows, combinationsOf } = figureBoard(key, 0, counts)
  const count = (chosen: Selections) => countedWithin(combinationsOf(chosen), share, 0)
  return {
    outcomes,
    prizes: [{ key: WIN, ways: 1 }],
    rows,
    largestShare: share,
    count,
    wins: (chosen, values) => (chosen[0]!.includes(String(figureOf(values))) ? one(WIN) : nothing),
    mostWins: () => one(WIN).wins,
    validStake: (lines) =>
      validUnlessCovered({ count }, lines, outcomes, (all) =>
        combinationsOf([[...new Set(all.flatMap((line) => line[0]!))]]),
      ),
  }
}

/** Every set of three digits with a chosen sum; three equal digits are no set, and no bet wins on them. */
export function bySetSum(): Rule {
  const prizes: Prize[] = [
    { key: 'group3', ways: 3 },
    { key: 'group6', ways: 6 },
  ]
  const { rows, combinationsOf } = figureBoard('sum', 1, TABLE_C)
  return {
    outcomes: 1_000,
    prizes,
    rows,
    count: (chosen) => countedWithin(combinationsOf(chosen), undefined, 0),
    wins(chosen, values): LineWins {
      const different = new Set(values).size
      if (different === 1 || !chosen[0]!.includes(String(sumOf(values)))) return nothing
      return one(different === 2 ? 'group3' : 'group6')
    },
    // Each of these sums has a set with two equal digits, which pays more than three different ones.
    mostWins: (): readonly PrizeWins[] => one('group3').wins,
  }
}
