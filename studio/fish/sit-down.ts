/** Sitting down at a gun of the sea. */
import { randomInt } from 'node:crypto'
import { game } from '../../games/fishhunt/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isUniqueViolation } from '../../platform/postgres.ts'
import type { Seat } from '../core/seats.ts'
import { sealToken, type FishParts } from './core.ts'
import { addRoom, findFreeRoom, lockRoom, writeRoom } from './store/rooms.ts'
import { addSitting, readSitters, readSitting, type SittingRow } from './store/sittings.ts'

/** A new sea is full of fish at once. */
const ALREADY_MS = 60_000

/** Seats the member at a free gun; undefined if somebody else was faster. */
export async function sitDown(parts: FishParts, seat: Seat, price: number): Promise<SittingRow | undefined> {
  const { database, secretKey } = parts
  const { memberId, merchantId, isFree } = seat
  const name = isFree
    ? ''
    : (await parts.port.stacks.playerOf({ memberId, sessionToken: seat.walletToken }))?.name
  if (name === undefined) throw new Refusal('GAME_TOKEN_INVALID')
  const roomId = await freeRoom(parts, seat)
  if (roomId === undefined) return undefined
  const sittingId = newId(clock.nowMs())
  try {
    const isSeated = await database.transaction(async (tx) => {
      const room = (await lockRoom(tx, roomId))!
      const taken = new Set((await readSitters(tx, roomId)).map((sitter) => sitter.seat))
      const free = Array.from({ length: game.seatCount }, (_, place) => place).find(
        (place) => !taken.has(place),
      )
      if (free === undefined) return false
      await addSitting(
        tx,
        {
          sitting_id: sittingId,
          room_id: roomId,
          merchant_id: merchantId,
          member_id: memberId,
          is_free: isFree,
          name,
          seat: free,
          price,
          gun: 'CANNON',
          wallet_token: sealToken(secretKey, sittingId, seat.walletToken),
        },
        clock.now(),
      )
      await writeRoom(tx, roomId, room.dead)
      return true
    })
    return isSeated ? await readSitting(database.kysely, sittingId) : undefined
  } catch (error) {
    // The member sat down twice at the same moment.
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** A room with a free gun, or a new one if every other is full. */
async function freeRoom({ database }: FishParts, { merchantId, isFree }: Seat): Promise<string | undefined> {
  const roomId = await findFreeRoom(database.kysely, merchantId, isFree, game.seatCount)
  if (roomId !== undefined) return roomId
  await addRoom(database.kysely, {
    roomId: newId(clock.nowMs()),
    merchantId,
    isFree,
    seed: randomInt(2 ** 32),
    startedAt: new Date(clock.nowMs() - ALREADY_MS),
  })
  return findFreeRoom(database.kysely, merchantId, isFree, game.seatCount)
}
