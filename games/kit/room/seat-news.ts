/**
 * What a newer state of a room means to the one who looks at it: their seat is free again, one is kept for
 * them, the room is closed.
 */
import type { RoomAnswer } from './view.ts'

/**
 * STOOD_UP: the seat is free again; CLOSED_SEATED, CLOSED: the room was closed, and the member sat there or
 * did not; KEPT: a seat is kept for them; PASSED: they let it pass.
 */
export type SeatNews = 'STOOD_UP' | 'CLOSED_SEATED' | 'CLOSED' | 'KEPT' | 'PASSED'

type Seen = Pick<RoomAnswer, 'mine' | 'offer' | 'waitingPlace'> & {
  readonly room: Pick<RoomAnswer['room'], 'state'>
}

/** An offer ends on the server's clock, which is known to a moment. */
const CLOSE_MS = 1000

export function seatNews(
  before: Seen | null,
  { mine, offer, waitingPlace, room }: Seen,
  nowMs: number,
): SeatNews | null {
  const hasStoodUp = before !== null && before.mine !== null && mine === null
  if (hasStoodUp) return room.state === 'OPEN' ? 'STOOD_UP' : 'CLOSED_SEATED'
  if (mine !== null) return null
  if (room.state === 'CLOSED') return 'CLOSED'
  const kept = before?.offer ?? null
  if (offer !== null) return kept === null ? 'KEPT' : null
  // A member who takes their own name off the list knows it.
  return kept !== null && waitingPlace === null && nowMs >= Date.parse(kept.endsAt) - CLOSE_MS
    ? 'PASSED'
    : null
}
