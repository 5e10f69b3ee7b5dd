/** A room as the lobby lists it. */
import type { CurrencyOf } from '../core/merchants.ts'
import { placeInQueue, seatOfMember, seatsOf, type Room } from './state.ts'
import { type RoomRowView, stakesView } from './view.ts'

const POTS_SHOWN_MS = 3_600_000

export function lobbyRow(room: Room, memberId: string, nowMs: number, currencyOf: CurrencyOf): RoomRowView {
  const recent = room.body.pots.filter((pot) => nowMs - pot.atMs < POTS_SHOWN_MS)
  const place = placeInQueue(room, memberId)
  const spanMs = recent.length < 2 ? 0 : recent.at(-1)!.atMs - recent[0]!.atMs
  return {
    roomId: room.roomId,
    gameCode: room.game.gameCode,
    number: room.number,
    stakes: stakesView(room, currencyOf),
    seatCount: room.seatCount,
    playerCount: seatsOf(room).length,
    waitingCount: room.body.queue.length,
    isPrivate: room.code !== null,
    isSeated: seatOfMember(room, memberId) !== undefined,
    isWaiting: place >= 0,
    waitingPlace: place < 0 ? null : place + 1,
    isOffered: (room.body.queue[place]?.offer ?? null) !== null,
    averagePot:
      recent.length === 0 ? 0 : Math.floor(recent.reduce((sum, pot) => sum + pot.amount, 0) / recent.length),
    handsPerHour: spanMs === 0 ? 0 : Math.round(((recent.length - 1) * POTS_SHOWN_MS) / spanMs),
  }
}
