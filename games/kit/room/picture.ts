/**
 * What lies on a table at one moment, in words and figures: made from a live room or from a step of a replay,
 * drawn by the scene.
 */
export interface SeatPicture {
  readonly seat: number
  readonly name: string
  readonly isHouse: boolean
  readonly avatar: number
  readonly stack: number
  /** The last action, or why the seat takes no part. */
  readonly tag: string
  readonly isTagLoud: boolean
  readonly cards: readonly number[]
  /** Takes part in the running hand. */
  readonly isIn: boolean
  readonly isTurn: boolean
  readonly betAmount: number
  readonly mark: 'DEALER' | 'BANKER' | null
  /** Name of the hand, once it is known to the one who looks. */
  readonly hand: string
  /** Of the hand; below 0 if it was lost against a bank. */
  readonly wonAmount: number
  /** Cards that make the winning hand; the others are darkened. Empty: none is. */
  readonly best: readonly number[]
}

export interface Picture {
  readonly seatCount: number
  readonly ownSeat: number | null
  readonly currency: string
  readonly seats: readonly SeatPicture[]
  /** Null if the game has no board. */
  readonly board: readonly number[] | null
  readonly best: readonly number[]
  /** Already named: "กองกลาง ฿460". */
  readonly pots: readonly string[]
  /** All but the first in one, for a phone; null if there is at most one side pot. */
  readonly sidePots: string | null
  readonly status: string
  /** Label of a free seat's button; null if nobody may sit down. */
  readonly takeSeat: string | null
}

/** The remaining time of a turn: shares from 1 to 0, and in words. */
export interface TurnTime {
  readonly clockShare: number
  readonly bankShare: number
  readonly isBank: boolean
  readonly text: string
}
