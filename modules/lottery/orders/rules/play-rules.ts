/** What the bets of this room ask of a lottery's rules; classic numbers and whole numbers each have theirs. */
import type { LotteryKind, LotteryLineFault } from '../../../../contract/shared/lottery-orders.ts'

/** What the terms of the house change of the plays. */
export interface PlayTerms {
  readonly refundsTies: boolean
}

/** At what a line is sold; whole numbers have no prize group. */
export interface SoldAt extends PlayTerms {
  readonly g: number
}

/** What a stored line was put on; it keeps the terms it was sold under. */
export interface StoredPick extends PlayTerms {
  readonly playCode: string
  readonly selection: string
}

export interface SlipLine {
  readonly playCode: string
  readonly selections: readonly (readonly string[])[]
  readonly unitAmount: number
  readonly multiple: number
  /** As the caller counted them. */
  readonly combinations?: number
  /** What the member saw, on whole numbers; the full odds if it is left out. */
  readonly odds?: readonly string[]
}

export interface ReadLine {
  readonly selection: string
  readonly combinations: bigint
  /** Whether the terms of ties matter to the line. */
  readonly refundsTies: boolean
}

export interface LineProblem {
  readonly reason: LotteryLineFault
  readonly row?: number
  readonly most?: number
  /** What of a selection is wrong. */
  readonly number?: string
}

export interface PlayOdds {
  readonly playCode: string
  /** The keys of its prizes. */
  readonly prizes: readonly string[]
  /** For each of them: total return × 10,000. */
  readonly oddsE4: readonly bigint[]
}

/** A line with its odds, as far as its payout is concerned. */
export interface PricedLine extends StoredPick {
  /** On each combination. */
  readonly perCombination: bigint
  readonly combinations: bigint
  readonly oddsE4: readonly bigint[]
}

/** Winning combinations for each prize, and those that give their stake back. */
export interface PickWins {
  readonly counts: readonly number[]
  readonly refunds: number
}

export interface MemberPick extends StoredPick {
  /** Of a combination, over all lines of the member with this selection. */
  readonly perCombination: bigint
}

/** A result as bets are settled on it. */
export interface DrawnRules {
  /** What a stored selection wins. */
  winsOf(pick: StoredPick): PickWins
  /**
   * What counts of a member's bets in the issue as valid bet (domain/lottery.md §2.6): neither what was
   * returned, nor what opposite sides or a nearly full cover risk nothing of.
   */
  validAmountOf(picks: readonly MemberPick[]): bigint
}

export interface PlayRules {
  readonly kind: LotteryKind
  /** Of one bet. */
  readonly mostLines: number
  /** What one combination may cost, or null for any whole amount from `leastUnit` on. */
  readonly units: readonly number[] | null
  readonly leastUnit: number
  /** Reads what a member chose. */
  readLine(line: SlipLine, terms: PlayTerms): ReadLine | LineProblem
  /** Every play with its odds as delivered. */
  plays(at: SoldAt): PlayOdds[]
  /** For each prize of a play, in its order: total return × 10,000. */
  oddsOf(playCode: string, at: SoldAt): readonly bigint[]
  /**
   * The most that lines of one bet can pay together, or at least give back: parts × 10,000, each of which is
   * rounded down. It has one for each line, or one for all lines if these are not won together.
   */
  returnsE4Of(lines: readonly PricedLine[]): readonly bigint[]
  /** Reads an issue's stored result. */
  drawn(numero: string, result: string): DrawnRules
}

/** Rows of the board separated by |, picks within a row by a comma; no symbol has either. */
export const selectionText = (selections: readonly (readonly string[])[]): string =>
  selections.map((row) => row.join(',')).join('|')

export const selectionRows = (text: string): string[][] =>
  text.split('|').map((row) => (row === '' ? [] : row.split(',')))
