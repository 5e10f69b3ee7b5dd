/** The sides of two digits together: each of the first with each of the second (domain/lottery.md §2.1). */
import type { Selections } from '../play.ts'
import { problem, stakeOf, type Counted, type Rule } from '../rule.ts'
import { isFullCover } from './cover.ts'
import { digitSides } from './sides.ts'
import { one, WIN } from './wins.ts'

const symbols = digitSides.map((side) => side.symbol)
const holds = new Map(digitSides.map((side) => [side.symbol, side.holds]))
const kinds = new Map(digitSides.map((side) => [side.symbol, side.kind]))

const hitsOf = (row: readonly string[], digit: number) =>
  row.filter((symbol) => holds.get(symbol)!([digit])).length

const kindsIn = (row: readonly string[]) => new Set(row.map((symbol) => kinds.get(symbol))).size

const tenDigits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const allPairs = tenDigits.flatMap((a) => tenDigits.map((b) => [a, b]))

function count(rows: Selections): Counted {
  // A row with two opposite sides is always right; two such rows leave nothing open.
  if (rows.every((row) => kindsIn(row) < row.length)) return problem('COVER', 1, 1)
  return { combinations: rows[0]!.length * rows[1]!.length }
}

export function twoSides(rowKeys: readonly [string, string]): Rule {
  return {
    outcomes: 100,
    prizes: [{ key: WIN, ways: 25 }],
    rows: rowKeys.map((key) => ({ key, symbols, min: 1, max: symbols.length })),
    largestShare: { of: 'ROW', percent: 90 },
    count,
    wins: (rows, values) => one(WIN, hitsOf(rows[0]!, values[0]!) * hitsOf(rows[1]!, values[1]!)),
    mostWins: (rows) => one(WIN, kindsIn(rows[0]!) * kindsIn(rows[1]!)).wins,
    validStake(lines) {
      const covered = allPairs.filter(([a, b]) =>
        lines.some(({ rows }) => hitsOf(rows[0]!, a!) * hitsOf(rows[1]!, b!) > 0),
      )
      return isFullCover(covered.length, allPairs.length) ? 0n : stakeOf({ count }, lines)
    },
  }
}
