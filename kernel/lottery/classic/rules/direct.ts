/** Bets on numbers in their places: all of them, or any few of five places (domain/lottery.md §2.1). */
import { anyProduct, choose, orderedApart } from '../counting.ts'
import { problem, type Counted, type Rule } from '../rule.ts'
import { unionOf } from '../union.ts'
import type { Selections } from '../play.ts'
import type { Numbers } from '../numbers.ts'
import { countedWithin, lineShare, mostOf, validUnlessCovered } from './cover.ts'
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
  const count = (rows: Selections): Counted => {
    const product = rows.reduce((ways, row) => ways * row.length, 1)
    return countedWithin(isDistinct ? orderedApart(rows) : product, share, last)
  }
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
    count,
    wins: (rows, values) =>
      rows.every((row, place) => row.includes(numbers.text(values[place]!))) ? one(WIN) : nothing,
    mostWins: () => one(WIN).wins,
    validStake: (lines) =>
      validUnlessCovered({ count }, lines, outcomes, (rows) => unionOf(rows, isDistinct)),
  }
}

/** Any `take` of five places, each number in place; every such choice of places is a combination. */
export function anyDirect(numbers: Numbers, rowKeys: readonly string[], take: number): Rule {
  const size = numbers.symbols.length
  const most = mostOf(size ** take)
  const count = (rows: Selections): Counted => {
    const sizes = rows.map((row) => row.length)
    if (sizes.every((chosen) => chosen === 0)) return problem('EMPTY', 0)
    const combinations = anyProduct(sizes, take)
    if (combinations === 0) return problem('TOO_FEW', rows.length - 1)
    // The places that are covered best must leave a tenth of their numbers open.
    const best = [...sizes].sort((a, b) => b - a).slice(0, take)
    if (best.reduce((ways, chosen) => ways * chosen, 1) > most)
      return problem('COVER', sizes.indexOf(best[0]!), size - 1)
    return { combinations }
  }
  return {
    outcomes: size ** take,
    prizes: [{ key: WIN, ways: 1 }],
    rows: rowKeys.map((key) => ({ key, symbols: numbers.symbols, min: 0, max: size })),
    largestShare: { of: 'ROW', percent: 90 },
    count,
    wins(rows, values) {
      const hits = rows.filter((row, place) => row.includes(numbers.text(values[place]!))).length
      return one(WIN, choose(hits, take))
    },
    mostWins: (rows) => one(WIN, choose(rows.filter((row) => row.length > 0).length, take)).wins,
    validStake: (lines) =>
      validUnlessCovered({ count }, lines, size ** take, (rows) => unionOfPlaces(rows, take)),
  }
}

/** The most combinations that the lines have together in any `take` of the places. */
function unionOfPlaces(lines: readonly Selections[], take: number): number {
  const places = lines[0]!.map((_, place) => place)
  const unions = placesOf(places, take).map((chosen) => {
    const here = lines.map((rows) => chosen.map((place) => rows[place]!))
    return unionOf(
      here.filter((rows) => rows.every((row) => row.length > 0)),
      false,
    )
  })
  return Math.max(...unions)
}

function placesOf(places: readonly number[], take: number): number[][] {
  if (take === 0) return [[]]
  return places.flatMap((place, at) =>
    placesOf(places.slice(at + 1), take - 1).map((rest) => [place, ...rest]),
  )
}
