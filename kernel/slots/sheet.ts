/**
 * The sheet of a slot: every number that decides or describes it, as published on its help page. The rules
 * read it, the stage draws it, the tests prove it.
 */

/** A symbol of a strip: one letter or digit. */
export type SymbolCode = string

/** Pays by the number of symbols: { 3: 50, 4: 300 }. */
export type PaysByCount = Readonly<Record<number, number>>

export interface WildRule {
  readonly symbol: SymbolCode
  /** The symbols that it substitutes; never the scatter. */
  readonly substitutes: readonly SymbolCode[]
}

export interface ScatterRule {
  readonly symbol: SymbolCode
  /** Multiples of the total stake, by the number of scatters anywhere. */
  readonly pays: PaysByCount
  /** Every win of a free spin is multiplied by this. */
  readonly freeSpins: PaysByCount
  /** Every win of a free spin is multiplied by this. */
  readonly freeSpinMultiplier: number
}

/** What every slot publishes, whatever its engine. */
export interface SheetFigures {
  readonly gameCode: string
  readonly mathVersion: string
  /** Total stakes in satang: a whole number of satang for each line, coin or tenth. */
  readonly betAmounts: readonly number[]
  /** The most that a round pays, as a multiple of the stake; reaching it ends the round. */
  readonly capMultiple: number
  /** Exact figures, proved by enumeration in the tests. */
  readonly rtp: string
  readonly hitRate: string
  readonly standardDeviation: string
  readonly volatility: 'low' | 'medium' | 'high'
  /** The game whose figures this one shares; absent: its figures are its own. */
  readonly mathOf?: string
}

/** A game of reels: lines, or ways. */
export interface SlotSheet extends SheetFigures {
  /** The symbols of each reel, top to bottom; the window wraps round its end. */
  readonly strips: readonly string[]
  /** The reels of free spins, if they differ. */
  readonly freeSpinStrips?: readonly string[]
  readonly rowCount: number
  /** For each line the row of each reel, 0 on top; none in a ways game. */
  readonly lines: readonly (readonly number[])[]
  /** A ways game: the stake is this many coins, and every way pays in coins. */
  readonly coins?: number
  /**
   * Multiples of the stake on a line (or coins for each way), from the left, by symbol and count; the order
   * is that of the paytable.
   */
  readonly pays: Readonly<Record<SymbolCode, PaysByCount>>
  readonly wild: WildRule
  readonly scatter?: ScatterRule
  /** Largest payout of one base spin as a multiple of the stake. */
  readonly maxSpinMultiple: string
}

/** A grid whose winners are removed and drawn again: symbols pay anywhere. */
export interface CascadeSheet extends SheetFigures {
  readonly columnCount: number
  readonly rowCount: number
  /** Chances of each cell out of 100, in the order in which a draw reads them. */
  readonly weights: readonly (readonly [symbol: SymbolCode, weight: number])[]
  /**
   * Tenths of the total stake by the number of symbols anywhere; counts above the largest entry use the
   * largest.
   */
  readonly pays: Readonly<Record<SymbolCode, PaysByCount>>
  /** Multiplier of win number 1, 2, 3, …; the last one is used for all later wins. */
  readonly multipliers: readonly number[]
  readonly freeSpinMultipliers: readonly number[]
  readonly scatter: CascadeScatterRule
}

export interface CascadeScatterRule {
  readonly symbol: SymbolCode
  /** Multiples of the total stake, counted once when the cascade has ended; never multiplied. */
  readonly pays: PaysByCount
  readonly freeSpins: PaysByCount
  /** Free spins that the scatters of a free spin add. */
  readonly moreFreeSpins: PaysByCount
}

export type AnySheet = SlotSheet | CascadeSheet

/** Pays of a cascade are tenths of the stake. */
const TENTHS = 10

export function isCascade(sheet: AnySheet): sheet is CascadeSheet {
  return 'weights' in sheet
}

/**
 * Into how many equal parts the stake is divided; the pays are multiples of a part: a line, coin or tenth.
 */
export function unitsOf(sheet: AnySheet): number {
  return isCascade(sheet) ? TENTHS : (sheet.coins ?? sheet.lines.length)
}

/** Every symbol that the game can show. */
export function symbolsOf(sheet: AnySheet): readonly SymbolCode[] {
  return isCascade(sheet)
    ? sheet.weights.map(([symbol]) => symbol)
    : [...new Set([...sheet.strips, ...(sheet.freeSpinStrips ?? [])].join(''))]
}

/** Rows in the short form: '01210' → [0, 1, 2, 1, 0]. */
export function readLines(text: string): readonly (readonly number[])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((line) => Array.from(line, (row) => Number.parseInt(row, 10)))
}
