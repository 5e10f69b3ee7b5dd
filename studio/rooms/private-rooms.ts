/** Rooms that a member opens for those who have its code. */
import { randomInt } from 'node:crypto'
import { openPrivateRoom as privateCall } from '../../contract/vendor/studio/open-private-room.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Seat } from '../core/seats.ts'
import type { RoomCore } from './core.ts'
import { openRoom } from './lobby.ts'
import { roomOfferOf, roomStakesOf } from './room-games.ts'
import { isRepeatOf } from './sit.ts'
import { readRoom, readRooms } from './store/rooms.ts'
import { nameRoomOfKey, readKey, type OrderKey } from './store/keys.ts'

/** Letters and digits that cannot be confused. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 6
const MOST_PRIVATE = 3

/** A room that is entered with its code only. Errors: ROOM_STAKES, ROOM_TOO_MANY, GAME_TRIAL_BLOCKED. */
export async function openPrivateRoom(
  core: RoomCore,
  seat: Seat,
  order: { bigBlind: number; seatCount: number; key: string },
): Promise<{ roomId: string; isRepeat: boolean }> {
  const { database } = core.parts
  if (seat.isFree) throw new Refusal('GAME_TRIAL_BLOCKED')
  const offer = roomOfferOf(seat.gameCode)
  if (
    !offer ||
    !roomStakesOf(offer, order.bigBlind) ||
    order.seatCount < 2 ||
    order.seatCount > offer.game.mostSeats
  )
    throw new Refusal('ROOM_STAKES')
  const asKey: OrderKey = { memberId: seat.memberId, call: privateCall.name, key: order.key }
  return database.transaction(async (tx) => {
    if (await isRepeatOf(tx, asKey, ['private', seat.gameCode, order.bigBlind, order.seatCount], ''))
      return { roomId: (await readKey(tx, asKey))!.room_id!, isRepeat: true }
    const own = (await readRooms(tx, seat.merchantId, seat.gameCode)).filter(
      (row) => row.opened_by === seat.memberId,
    )
    if (own.length >= MOST_PRIVATE) throw new Refusal('ROOM_TOO_MANY', { params: [String(MOST_PRIVATE)] })
    const code = Array.from(
      { length: CODE_LENGTH },
      () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]!,
    ).join('')
    const roomId = await openRoom(
      core,
      tx,
      {
        merchantId: seat.merchantId,
        gameCode: seat.gameCode,
        bigBet: order.bigBlind,
        seatCount: order.seatCount,
      },
      { code, memberId: seat.memberId },
    )
    if (!(await readRoom(tx, roomId))) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
    await nameRoomOfKey(tx, asKey, roomId)
    return { roomId, isRepeat: false }
  })
}
