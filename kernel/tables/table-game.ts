/**
 * What the studio, the verify page and the tests know of a game at a shared table: everyone bets on one
 * outcome. A game is a declared object; `draw` and `payout` are pure: the same stream always gives the same
 * outcome.
 */
import type { FairStream } from '../fair/stream.ts'
import type { ToteRules, ToteStakes } from './tote.ts'

/** One thing that can be bet on. */
export interface TableSpot {
  /** Unique in its game; on the wire and in records: 'BANKER', 'STRAIGHT:17', 'SUM:4'. */
  readonly code: string
  /** A side bet has the lower limit (domain/studio-games.md §4.6). */
  readonly isSide: boolean
  /** Expected return ÷ stake, six digits, as the exact enumeration gives it. */
  readonly rtp: string
  /**
   * How many times the stake is taken with the bet; what is not lost comes back with the payout. It is 1 for
   * almost every spot.
   */
  readonly holdMultiple: number
  /** Each win it can pay, to the stake, the least first: ['1 : 1', '2 : 1'], ['0.95 : 3']. */
  readonly pays: readonly string[]
  /** Most that may lie on it, in minor units, where the game bounds what a bet may bring. */
  readonly mostStake?: bigint
}

/** A spot that won, and what it pays to the stake: '0.95 : 1'. */
export interface SpotWin {
  readonly spot: string
  readonly pays: string
}

/** What a hand is worth with the cards that are turned so far. */
export interface HandWorth {
  readonly points: number
  /** A hand that is more than its points: 'POK_9', 'TONG'. */
  readonly kind?: string
  /** What it multiplies a stake by, in games that do. */
  readonly deng?: number
}

/** A hand of cards on the cloth. */
export interface HandReading {
  /** 'PLAYER', 'DEALER', 'HAND3'. */
  readonly hand: string
  /** null for the hand that all others are compared with, the dealer's. */
  readonly end: 'WON' | 'LOST' | 'EVEN' | null
  /** After its first card, its second, its third; null while the cards make no hand. */
  readonly worth: (HandWorth | null)[]
}

/** What the rules find in an outcome, for whoever shows it: a stage repeats none of it. */
export interface TableReading {
  /** The spots that pay more than their stake, in the order of the game's spots. */
  readonly winners: SpotWin[]
  /** Of card games; else empty. */
  readonly hands: HandReading[]
}

/** What a road map and a list of results show of a round. */
export interface TableResult {
  /** The winning side or the drawn value: 'BANKER', '17', '2-5-1'. */
  readonly winner: string
  /** Further marks: pairs, naturals, suited ties. */
  readonly marks: readonly string[]
  /** Points of the sides, for '8 : 6'. */
  readonly score?: readonly number[]
}

export interface TableGame<Outcome = unknown> {
  /** The code of the game in the catalogue and on the wire. */
  readonly gameCode: string
  /** The tag of its draws (domain/studio-games.md §1.2). */
  readonly tag: string
  /** Changes with any figure or rule below; a round finishes with the version it began with. */
  readonly mathVersion: string
  readonly spots: readonly TableSpot[]
  /**
   * Groups of main spots that exclude one another: only the difference of a member's bets on them is a valid
   * bet.
   */
  readonly opposites: readonly (readonly string[])[]
  /** Every stake that was won or lost is a valid bet in full; otherwise what changed hands is. */
  readonly countsDecided?: boolean
  /** The game as a house may let a table of it be paid by a tote, with a version of its own. */
  readonly byTote?: TableGame<Outcome>
  /** Of such a version: some of its spots are paid out of what lies on them. */
  readonly tote?: ToteRules
  /** Most that a bet may bring at a fixed prize, and a member stake in a round, in minor units. */
  readonly most?: { readonly payout: bigint; readonly round: bigint }
  /**
   * Draws a round's outcome: plain JSON, integers only. With a tote it holds what lay on the sides as betting
   * closed, so that the outcome alone says what each bet brings.
   */
  draw(stream: FairStream, stakes?: ToteStakes): Outcome
  /**
   * What a bet returns, in minor units, rounded down: 0 if it is lost, the stake if it is pushed, stake and
   * win if it is won. With a holdMultiple above one it is what comes back of the whole amount held. An
   * unknown spot throws a RangeError.
   */
  payout(outcome: Outcome, spotCode: string, stake: bigint): bigint
  result(outcome: Outcome): TableResult
  read(outcome: Outcome): TableReading
}

/** The version of a game's rules that a round was begun with; undefined if it is not here any more. */
export const versionOf = <Outcome>(
  game: TableGame<Outcome> | undefined,
  mathVersion: string,
): TableGame<Outcome> | undefined =>
  [game, game?.byTote].find((version) => version?.mathVersion === mathVersion)
