/** A round from the draw to its end. */
import type { GameEvent } from '../../kernel/games/solo-game.ts'

export interface SettledRound {
  readonly memberId: string
  readonly roundId: string
}

/** Drawn and being stored; the member sees it later. */
export interface DrawnRound extends SettledRound {
  readonly merchantId: string
  readonly sessionId: string
  readonly key: string
  /** Of the canonical body, as a UUID's hex. */
  readonly bodyHash: string
  readonly pairId: bigint
  readonly nonce: number
  readonly gameCode: string
  readonly mathVersion: string
  readonly betAmount: bigint
  readonly winAmount: bigint
  /** Play money. */
  readonly isFree: boolean
  /** The house stakes it: the free rounds that it is one of. */
  readonly grantId: string | null
  readonly choiceText: string
  readonly events: readonly GameEvent[]
  readonly eventsText: string
  readonly commit: string
  readonly clientSeed: string
  /** What it drew for the jackpot pools; play money and free rounds draw for none. */
  readonly jackpotDraw: string | null
}
