/**
 * Replays a hand of a room from what was stored: its start and its moves give every state it went through.
 * For replays and for checks of a hand. Pure.
 */
import { eventsFor, type HandInput, type HandView, type RoomEvent, type RoomGame } from './room-game.ts'

/** One step as it was stored; a seat of null means that the time ran out. */
export interface KeptMove {
  readonly seat: number | null
  readonly action: string
  readonly amount: number | null
}

export interface Frame<Move extends KeptMove> {
  /** Null at the start. */
  readonly move: Move | null
  readonly events: readonly RoomEvent[]
  readonly view: HandView
}

/**
 * The table after the start and after every move, as one seat may see it: its own cards and those that were
 * shown; without a seat if it is null. A move that the rules refuse was never stored, so it throws.
 */
export function foldHand<State, Carry, Move extends KeptMove>(
  game: RoomGame<State, Carry>,
  input: HandInput<Carry>,
  moves: readonly Move[],
  seat: number | null,
): Frame<Move>[] {
  const start = game.start(input)
  const frames = [frameOf(game, start.state, null as Move | null, start.events, seat)]
  let state = start.state
  for (const move of moves) {
    const step =
      move.seat === null
        ? game.timeout(state)
        : game.act(state, move.seat, {
            action: move.action,
            ...(move.amount === null ? {} : { amount: move.amount }),
          })
    if (!step) throw new Error(`a kept move is not legal: ${move.action} of seat ${move.seat}`)
    state = step.state
    frames.push(frameOf(game, state, move, step.events, seat))
  }
  return frames
}

function frameOf<State, Move extends KeptMove>(
  game: RoomGame<State>,
  state: State,
  move: Move | null,
  events: readonly RoomEvent[],
  seat: number | null,
): Frame<Move> {
  const view = game.view(state)
  const own = seat === null ? [] : game.cardsOf(state, seat)
  const seats =
    own.length === 0
      ? view.seats
      : view.seats.map((one) => (one.seat === seat ? { ...one, cards: own } : one))
  return { move, events: eventsFor(events, seat), view: { ...view, seats } }
}
