/**
 * The sheet of a slot: every number that decides or describes it, as published in its help page. The rules read it, the
 * stage draws it, the tests prove it.
 */

/** A symbol of a strip: one letter or digit. */
export type SymbolCode = string

/** Pays by the number of symbols: { 3: 50, 4: 300 }. */
export type PaysByCount = Readonly<Record<number, number>>

export interface WildRule {
  readonly symbol: SymbolCode
  /** What it stands for; never the scatter. */
  readonly substitutes: readonly SymbolCode[]
}

export interface ScatterRule {
  readonly symbol: SymbolCode
  /** Multiples of the total stake, by the number of scatters anywhere. */
  readonly pays: PaysByCount
  /** Free spins awarded, by the number of scatters; the same in free spins. */
  readonly freeSpins: PaysByCount
  /** Every win of a free spin is multiplied by this. */
  readonly freeSpinMultiplier: number
}

export interface SlotSheet {
  readonly gameCode: string
  readonly mathVersion: string
  /** One text of symbols a reel, top to bottom; the window wraps round its end. */
  readonly strips: readonly string[]
  readonly rowCount: number
  /** For each line the row of each reel, 0 on top. */
  readonly lines: readonly (readonly number[])[]
  /** Multiples of the stake a line, from the left, by symbol and count; the order is that of the paytable. */
  readonly pays: Readonly<Record<SymbolCode, PaysByCount>>
  readonly wild: WildRule
  readonly scatter?: ScatterRule
  /** Total stakes in satang: whole satang for each line. */
  readonly betAmounts: readonly number[]
  /** What a round pays at most, as a multiple of the stake; reaching it ends the round. */
  readonly capMultiple: number
  /** Exact figures, proved by enumeration in the tests. */
  readonly rtp: string
  readonly hitRate: string
  readonly standardDeviation: string
  /** Largest payout of one base spin as a multiple of the stake. */
  readonly maxSpinMultiple: string
  readonly volatility: 'low' | 'medium' | 'high'
}

/** Rows written as in the books: '01210' → [0, 1, 2, 1, 0]. */
export function readLines(text: string): readonly (readonly number[])[] {
  return text.trim().split(/\s+/).map((line) => Array.from(line, (row) => Number.parseInt(row, 10)))
}
