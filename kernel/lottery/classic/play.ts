/**
 * What a bet type of the classic number lotteries is (domain/lottery.md §2): its board, its prizes, how a
 * selection is counted and what of it wins.
 */

export type FamilyCode = 'SSC' | '11X5' | 'K3' | 'PK10' | 'PC28' | '3D' | 'P3P5'

/** The numbers of a draw in the order in which they were drawn. */
export type Result = readonly number[]

/** What a member chose: one list of printed symbols for each row of the board. */
export type Selections = readonly (readonly string[])[]

export interface Prize {
  /** `win`, or the symbol or form that pays it. */
  readonly key: string
  /** Winning outcomes of the play's `outcomes`. */
  readonly ways: number
}

export interface SelectionRow {
  /** `ten_thousands`, `nth_3`, `pair`, `single`, `pick`, `block` … */
  readonly key: string
  readonly symbols: readonly string[]
  /** 0 when the row may stay empty. */
  readonly min: number
  readonly max: number
}

export interface SelectionProblem {
  readonly code: 'ROW_COUNT' | 'UNKNOWN_SYMBOL' | 'DUPLICATE' | 'TOO_FEW' | 'TOO_MANY' | 'EMPTY' | 'COVER'
  /** The row of the selection that is wrong, from 0. */
  readonly row: number
  /** For COVER: the most combinations of the line, or the most choices in the row, that are taken. */
  readonly most?: number
}

export interface PrizeWins {
  /** The key of a prize. */
  readonly prize: string
  /** Winning combinations. */
  readonly count: number
}

export interface LineWins {
  readonly wins: readonly PrizeWins[]
  /** Combinations that give their stake back. */
  readonly refunded: number
}

/** The numbers of one pasted entry, and how they are written. */
export interface EntryForm {
  /** How many numbers an entry has. */
  readonly numbers: number
  /** How many digits a number has. */
  readonly width: number
  /**
   * An entry as it is kept: as written if the order counts, otherwise its numbers ascending. Nothing if it
   * is no number of this play.
   */
  readonly normalise: (symbols: readonly string[]) => string | undefined
}

/**
 * The rule against bets that cannot lose (domain/lottery.md §2.6): at most 90 % of what can come may be
 * covered, by the combinations of a line or by the choices of each row.
 */
export interface LargestShare {
  readonly of: 'LINE' | 'ROW'
  readonly percent: 90
  /** The most combinations of a line. */
  readonly most?: number
}

export interface StakedLine {
  readonly selections: Selections
  /** In satang. */
  readonly stakePerCombination: bigint
}

export interface Play {
  /** `SSC_5_DIRECT`; its text has the key `lottery_ssc_5_direct`. */
  readonly code: string
  readonly family: FamilyCode
  /** The tab of the board: `5_STAR`, `SIDES` … */
  readonly group: string
  /** Equally likely outcomes N, as few as tell the prizes apart. */
  readonly outcomes: number
  /** Outcomes of them that give the stake back. */
  readonly refunded: number
  readonly prizes: readonly Prize[]
  readonly rows: readonly SelectionRow[]
  /** The places of the draw, from 0, that each symbol of the row `block` reads. */
  readonly blocks: Readonly<Record<string, readonly number[]>> | undefined
  /** Whether a line may be a list of whole numbers: the last row then holds these (see `EntryForm`). */
  readonly isTextEntry: boolean
  readonly entry: EntryForm | undefined
  readonly largestShare: LargestShare | undefined
  /** The combinations of a selection, or what is wrong with it. */
  count(selections: Selections): { readonly combinations: number } | { readonly problem: SelectionProblem }
  /** The winning combinations of a valid selection by prize, and how many give their stake back. */
  wins(selections: Selections, result: Result): LineWins
  /**
   * No outcome pays a valid selection more than these wins together: what a limit on payouts is compared
   * with. It is exact but for a few selections whose rows exclude each other.
   */
  mostWins(selections: Selections): readonly PrizeWins[]
  /**
   * What counts as valid bet of one member's valid lines in this play and issue, in satang
   * (domain/lottery.md §2.6): stakes given back count nothing, opposite sides only what they differ by, and
   * lines that together cover nine tenths of what can come nothing.
   */
  validStake(lines: readonly StakedLine[], result: Result): bigint
  /** A selection and a result that wins it, as the help page shows them. */
  readonly example: { readonly selections: string[][]; readonly result: string }
}
