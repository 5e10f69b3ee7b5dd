/** Bets on numbers that come several times, in whatever order: a pair and three singles, two pairs … */
import { choose, chooseApart } from '../counting.ts'
import type { Rule } from '../rule.ts'
import type { Numbers } from '../numbers.ts'
import { countedWithin } from './cover.ts'
import { nothing, one, WIN } from './wins.ts'

export interface Part {
  /** `pair`, `triple`, `four` or `single`. */
  readonly key: string
  /** How often each number of the part comes. */
  readonly times: number
  /** How many different numbers the part has. */
  readonly take: number
}

interface Repeated {
  readonly numbers: Numbers
  /** One or two parts; together they make up all numbers that are read. */
  readonly parts: readonly Part[]
  readonly outcomes: number
  readonly ways: number
  readonly isTextEntry?: boolean
}

export function repeated({ numbers, parts, outcomes, ways, isTextEntry = true }: Repeated): Rule {
  const rowsOf = (symbols: readonly string[]): string[][] | undefined => {
    const rows = parts.map((part) => symbolsThatCome(symbols, part.times))
    const isAll = rows.every((row, at) => row.length === parts[at]!.take)
    return isAll ? rows : undefined
  }
  const length = parts.reduce((sum, part) => sum + part.times * part.take, 0)
  return {
    outcomes,
    prizes: [{ key: WIN, ways }],
    rows: parts.map((part) => ({
      key: part.key,
      symbols: numbers.symbols,
      min: part.take,
      max: numbers.symbols.length,
    })),
    entry: isTextEntry ? { numbers, length, isOrdered: false, rowsOf } : undefined,
    count(rows) {
      const [first, second] = parts
      const [a, b] = rows
      const combinations =
        second && b ? chooseApart(a!, first!.take, b, second.take) : choose(a!.length, first!.take)
      return countedWithin(combinations, undefined, rows.length - 1)
    },
    wins(rows, values) {
      const drawn = rowsOf(values.map((value) => numbers.text(value)))
      const isWon = drawn?.every((symbols, at) => symbols.every((symbol) => rows[at]!.includes(symbol)))
      return isWon ? one(WIN) : nothing
    },
    mostWins: () => one(WIN).wins,
  }
}

function symbolsThatCome(symbols: readonly string[], times: number): string[] {
  const found: string[] = []
  for (const symbol of symbols) {
    if (found.includes(symbol)) continue
    if (symbols.filter((other) => other === symbol).length === times) found.push(symbol)
  }
  return found
}
