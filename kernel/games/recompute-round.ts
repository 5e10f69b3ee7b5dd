import { commitOf, openStream, type FairInput, type Hmac } from '../fair/stream.ts'
import type { GameEvent, RoundOutcome, SoloGame } from './solo-game.ts'

export interface PlayedRound extends Omit<FairInput, 'tag'> {
  readonly betAmount: bigint
  readonly choice?: unknown
}

export interface RecomputedRound<Event extends GameEvent> extends RoundOutcome<Event> {
  /** SHA-256 of the server seed: it must equal the commit that was shown before the round. */
  readonly commit: string
}

/**
 * The round that these seeds give: the studio plays with it, and the verify page compares it with the record.
 * Malformed seeds, an unknown stake or an unknown choice throw a RangeError.
 */
export function recomputeRound<Event extends GameEvent>(
  game: SoloGame<Event>,
  round: PlayedRound,
  hmac?: Hmac,
): RecomputedRound<Event> {
  const { serverSeed, clientSeed, nonce, betAmount, choice } = round
  const stream = openStream({ serverSeed, clientSeed, nonce, tag: game.tag }, hmac)
  return {
    commit: commitOf(serverSeed),
    ...game.play({ stream, betAmount, ...(choice === undefined ? {} : { choice }) }),
  }
}
