/**
 * What the studio, the verify page and the tests know of a game that is played at a shared table: everyone bets on one
 * outcome. A game is a declared object; `draw` and `payout` are pure: the same stream gives the same outcome, always.
 */
import type { FairStream } from '../fair/stream.ts'

/** One thing that can be bet on. */
export interface TableSpot {
  /** Unique in its game; on the wire and in records: 'BANKER', 'STRAIGHT:17', 'SUM:4'. */
  readonly code: string
  /** A side bet has the lower limit (domain/studio-games.md §4.6). */
  readonly isSide: boolean
  /** Expected return ÷ stake, six digits, as the exact enumeration gives it. */
  readonly rtp: string
  /** How many times the stake is taken at the bet; what is not lost comes back with the payout. 1 almost everywhere. */
  readonly holdMultiple: number
}

/** How a road map and a list of results know a round. */
export interface TableResult {
  /** The winning side or the drawn value: 'BANKER', '17', '2-5-1'. */
  readonly winner: string
  /** Further marks: pairs, naturals, suited ties. */
  readonly marks: readonly string[]
  /** Figures of the sides, for '8 : 6'. */
  readonly score?: readonly number[]
}

export interface TableGame<Outcome = unknown> {
  /** The code of the game in the catalogue and on the wire. */
  readonly gameCode: string
  /** The tag of its draws (domain/studio-games.md §1.2). */
  readonly tag: string
  /** Changes with any figure or rule below; a round finishes on the version it began with. */
  readonly mathVersion: string
  readonly spots: readonly TableSpot[]
  /** Groups of main spots that exclude one another: of a member's bets on them only the difference is valid bet. */
  readonly opposites: readonly (readonly string[])[]
  /** Draws a round's outcome: plain JSON, integers only. */
  draw(stream: FairStream): Outcome
  /**
   * What a bet brings back, in minor units, rounded down: 0 when lost, the stake when pushed, stake and win when won.
   * With a holdMultiple above one it is what comes back of the whole amount held. An unknown spot: RangeError.
   */
  payout(outcome: Outcome, spotCode: string, stake: bigint): bigint
  result(outcome: Outcome): TableResult
}
