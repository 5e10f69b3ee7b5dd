/** Bets on numbers in their places: all of them, or any few of five places (domain/lottery.md §2.1). */
import { anyProduct, choose, orderedApart } from '../counting.ts'
import { problem, type Rule } from '../make-play.ts'
import type { Numbers } from '../numbers.ts'
import { countedWithin, lineShare, mostOf } from './cover.ts'
import { nothing, one, WIN } from './wins.ts'

/**
 * One number in each row, all in place. `isDistinct` when a draw never repeats a number; such plays have two
 * or three rows.
 */
export function direct(
  numbers: Numbers,
  rowKeys: readonly string[],
  outcomes: number,
  isDistinct = false,
): Rule {
  const share = lineShare(outcomes)
  const last = rowKeys.length - 1
  return {
    outcomes,
    prizes: [{ key: WIN, ways: 1 }],
    rows: rowKeys.map((key) => ({ key, symbols: numbers.symbols, min: 1, max: numbers.symbols.length })),
    largestShare: share,
    entry: {
      numbers,
      length: rowKeys.length,
      isOrdered: true,
      rowsOf: (symbols) => symbols.map((symbol) => [symbol]),
    },
    count(rows) {
      const product = rows.reduce((ways, row) => ways * row.length, 1)
      return countedWithin(isDistinct ? orderedApart(rows) : product, share, last)
    },
    wins: (rows, values) =>
      rows.every((row, place) => row.includes(numbers.text(values[place]!))) ? one(WIN) : nothing,
    mostWins: () => one(WIN).wins,
  }
}

/** Any `take` of five places, each number in place; every such choice of places is a combination. */
export function anyDirect(numbers: Numbers, rowKeys: readonly string[], take: number): Rule {
  const size = numbers.symbols.length
  const most = mostOf(size ** take)
  return {
    outcomes: size ** take,
    prizes: [{ key: WIN, ways: 1 }],
    rows: rowKeys.map((key) => ({ key, symbols: numbers.symbols, min: 0, max: size })),
    largestShare: { of: 'ROW', percent: 90 },
    count(rows) {
      const sizes = rows.map((row) => row.length)
      if (sizes.every((chosen) => chosen === 0)) return problem('EMPTY', 0)
      const combinations = anyProduct(sizes, take)
      if (combinations === 0) return problem('TOO_FEW', rows.length - 1)
      // The places that are covered best must leave a tenth of their numbers open.
      const best = [...sizes].sort((a, b) => b - a).slice(0, take)
      if (best.reduce((ways, chosen) => ways * chosen, 1) > most)
        return problem('COVER', sizes.indexOf(best[0]!), size - 1)
      return { combinations }
    },
    wins(rows, values) {
      const hits = rows.filter((row, place) => row.includes(numbers.text(values[place]!))).length
      return one(WIN, choose(hits, take))
    },
    mostWins: (rows) => one(WIN, choose(rows.filter((row) => row.length > 0).length, take)).wins,
  }
}
