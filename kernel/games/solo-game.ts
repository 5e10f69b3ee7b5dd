/**
 * What the studio, the verify page and the tests know of a solo game. A game is a declared object; `play` is
 * pure: the same stream, stake and choice always give the same round.
 */
import type { FairStream } from '../fair/stream.ts'

/** One event to show. Events are stored and sent as JSON; amounts are integer minor units. */
export interface GameEvent {
  readonly type: string
}

export interface RoundInput {
  readonly stream: FairStream
  /** Total stake of the round in minor units; one of the game's `betAmounts`. */
  readonly betAmount: bigint
  /** What the member decides before the round, in games that ask; otherwise absent. */
  readonly choice?: unknown
}

export interface RoundOutcome<Event extends GameEvent = GameEvent> {
  /** Total payout in minor units, rounded down, never above `capMultiple` × stake. */
  readonly winAmount: bigint
  readonly events: readonly Event[]
}

export interface SoloGame<Event extends GameEvent = GameEvent> {
  /** The code of the game in the catalogue and on the wire. */
  readonly gameCode: string
  /** The tag of its draws (domain/studio-games.md §1.2). */
  readonly tag: string
  /** Changes with any number below or any pay rule; a round finishes with the version it began with. */
  readonly mathVersion: string
  /** Expected payout ÷ stake, six digits, as the exact enumeration gives it. */
  readonly rtp: string
  /** Share of rounds whose first spin pays anything, six digits. */
  readonly hitRate: string
  readonly volatility: 'low' | 'medium' | 'high'
  /** Largest payout of a round as a multiple of the stake. */
  readonly capMultiple: number
  /** Accepted stakes in minor units, ascending. */
  readonly betAmounts: readonly bigint[]
  /** Plays a whole round. A stake that is not in `betAmounts`, or an unknown choice, throws a RangeError. */
  play(input: RoundInput): RoundOutcome<Event>
}

/** Whether the game accepts this stake; the studio asks before it draws anything. */
export function acceptsBet(game: Pick<SoloGame, 'betAmounts'>, betAmount: bigint): boolean {
  return game.betAmounts.includes(betAmount)
}

/**
 * RTP in millionths: '0.963542' → 963542n, for the sum of game and jackpot shares (domain/studio-games.md
 * §7).
 */
export function rtpPpm(game: Pick<SoloGame, 'rtp'>): bigint {
  const digits = /^0\.(\d{6})$/.exec(game.rtp)?.[1]
  if (digits === undefined) throw new RangeError('rtp is written with six digits after the point')
  return BigInt(digits)
}
