/** Bets on numbers in whatever order: `take` of the chosen numbers make a combination. */
import { choose } from '../counting.ts'
import type { Selections } from '../play.ts'
import type { Rule, StakedRows } from '../rule.ts'
import { unionOfSets } from '../union.ts'
import type { Numbers } from '../numbers.ts'
import { countedWithin, lineShare, validUnlessCovered } from './cover.ts'
import { nothing, one, WIN } from './wins.ts'

interface AnyOf {
  readonly numbers: Numbers
  readonly take: number
  readonly outcomes: number
  readonly ways: number
  /** How many numbers the rule reads: no more of them can be hit. */
  readonly drawn: number
  /**
   * Whether all combinations together win the same on every draw; if so, no line may have more than 90 % of
   * them.
   */
  readonly isCover?: boolean
  readonly isTextEntry?: boolean
}

/**
 * All numbers of a combination are among those drawn. A number that is drawn twice is hit once, so a
 * combination is paid once.
 */
export function anyOf(spec: AnyOf): Rule {
  const { numbers, take, drawn } = spec
  return {
    ...anyOfBoard(spec),
    wins(rows, values) {
      let hits = 0
      for (const [place, value] of values.entries())
        if (values.indexOf(value) === place && rows[0]!.includes(numbers.text(value))) hits += 1
      return one(WIN, choose(hits, take))
    },
    mostWins: (rows) => one(WIN, choose(Math.min(rows[0]!.length, drawn), take)).wins,
  }
}

/** All numbers drawn are inside a combination, which has more numbers than are drawn. */
export function allWithin(spec: AnyOf): Rule {
  const { numbers, take, drawn } = spec
  const count = (chosen: number) => choose(chosen - drawn, take - drawn)
  return {
    ...anyOfBoard(spec),
    wins: (rows, values) =>
      values.every((value) => rows[0]!.includes(numbers.text(value)))
        ? one(WIN, count(rows[0]!.length))
        : nothing,
    mostWins: (rows) => one(WIN, count(rows[0]!.length)).wins,
  }
}

/** The row of a number whose symbols all differ. */
const setOf = (symbols: readonly string[]): string[][] | undefined =>
  new Set(symbols).size === symbols.length ? [[...symbols]] : undefined

function anyOfBoard({ numbers, take, outcomes, ways, isCover, isTextEntry = take > 1 }: AnyOf) {
  const all = choose(numbers.symbols.length, take)
  const share = isCover ? lineShare(all) : undefined
  const count = (rows: Selections) => countedWithin(choose(rows[0]!.length, take), share, 0)
  const validStake = (lines: readonly StakedRows[]) =>
    validUnlessCovered({ count }, lines, all, (rows) => unionOfSets(numbers.symbols, take, rows))
  return {
    outcomes,
    prizes: [{ key: WIN, ways }],
    rows: [{ key: 'pick', symbols: numbers.symbols, min: take, max: numbers.symbols.length }],
    largestShare: share,
    entry: isTextEntry ? { numbers, length: take, isOrdered: false, rowsOf: setOf } : undefined,
    count,
    validStake: isCover ? validStake : undefined,
  }
}
