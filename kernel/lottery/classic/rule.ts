/** What a bet type is apart from its place on the board and its name. */
import type { Numbers } from './numbers.ts'
import type {
  LargestShare,
  LineWins,
  Prize,
  PrizeWins,
  Result,
  SelectionProblem,
  SelectionRow,
  Selections,
} from './play.ts'

export type Counted = { readonly combinations: number } | { readonly problem: SelectionProblem }

/** A bet type apart from its place: rows hold valid symbols, none twice, as many as they may. */
export interface Rule {
  readonly outcomes: number
  readonly refunded?: number
  readonly prizes: readonly Prize[]
  readonly rows: readonly SelectionRow[]
  readonly largestShare?: LargestShare
  /** How whole numbers are entered, if they are: the rows that make the one combination of a number. */
  readonly entry?: RuleEntry
  count(rows: Selections): Counted
  wins(rows: Selections, values: Result): LineWins
  mostWins(rows: Selections): readonly PrizeWins[]
  /**
   * What counts of one member's stakes on one issue, in the same block; all of it if this is left out. It
   * is only what two opposite sides differ by, and nothing if the lines together cover 90 % of what can come.
   */
  validStake?(lines: readonly StakedRows[], values: Result): bigint
}

/** The rows of a line and its stake per combination in satang. */
export interface StakedRows {
  readonly rows: Selections
  readonly stake: bigint
}

export interface RuleEntry {
  readonly numbers: Numbers
  readonly length: number
  readonly isOrdered: boolean
  rowsOf(symbols: readonly string[]): string[][] | undefined
}

export const problem = (code: SelectionProblem['code'], row: number, most?: number): Counted => ({
  problem: most === undefined ? { code, row } : { code, row, most },
})

/** The stake of all combinations of some lines. */
export function stakeOf(rule: Pick<Rule, 'count'>, lines: readonly StakedRows[]): bigint {
  let sum = 0n
  for (const { rows, stake } of lines) {
    const counted = rule.count(rows)
    if ('combinations' in counted) sum += stake * BigInt(counted.combinations)
  }
  return sum
}
