/** What only the member of a seat sees. */
import { seatOfMember, type Room, type SeatState } from './state.ts'
import { isDealt, type OwnSeat } from './view.ts'

/** What only the member themselves may see. */
export function ownView(room: Room, memberId: string): OwnSeat | null {
  const seat = seatOfMember(room, memberId)
  if (!seat || seat.state === 'HOLDING') return null
  const { hand } = room
  const isIn = hand !== null && isDealt(room, seat)
  return {
    seat: seat.seat,
    cards: isIn ? [...room.game.cardsOf(hand.state, seat.seat)] : [],
    actions:
      isIn && hand.phase === 'RUNNING' && !seat.isLeaving
        ? room.game.legalMoves(hand.state, seat.seat).map((move) => ({ ...move }))
        : [],
    clientSeed: seat.clientSeed,
    topUpMax: topUpMaxOf(room, seat),
    pendingTopUp: seat.topUp?.amount ?? 0,
    isLeaving: seat.isLeaving,
  }
}

/** Up to the largest buy-in; one at a time. */
export function topUpMaxOf(room: Room, seat: SeatState): number {
  if (
    seat.topUp !== null ||
    seat.state === 'HOLDING' ||
    seat.isLeaving ||
    room.state !== 'OPEN' ||
    room.isGameShut
  )
    return 0
  return Math.max(0, room.stakes.maxBuyIn - seat.stack)
}
