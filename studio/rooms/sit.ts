/**
 * Sitting down, topping up and standing up: the room's row first, then the wallet, then the room's row again.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { leaveRoomSeat } from '../../contract/vendor/studio/leave-room-seat.ts'
import { takeRoomSeat } from '../../contract/vendor/studio/take-room-seat.ts'
import { topUpStack } from '../../contract/vendor/studio/top-up-stack.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Tx } from '../../platform/postgres.ts'
import { bodyHashOf } from '../../platform/hashes.ts'
import { formatMinor, toRefusal, verdictOn } from '../../kernel/verdict.ts'
import type { Seat } from '../core/seats.ts'
import { finishSitting, finishTopUp } from './wallet-steps.ts'
import type { ChangeContext, RoomCore } from './core.ts'
import { checkBuyIn, chooseSeat, MOST_ROOMS, RATHOLE_MS, type LastLeft } from './rules.ts'
import { placeInQueue, seatOfMember, type Room, type SeatState } from './state.ts'
import { addSitting, countSittings, readLastLeft } from './store/sittings.ts'
import { admitGuest, isGuest } from './store/rooms.ts'
import { dropKey, takeKey, type OrderKey } from './store/keys.ts'
import { topUpMaxOf } from './own-view.ts'
import { toWireAmount } from '../../kernel/money.ts'
import type { Reader } from '../../platform/postgres.ts'

/** The member's device and network, by which two members may not share a room. */
export interface Whereabouts {
  device: string
  network: string
}
export interface SitOrder extends Whereabouts {
  seat?: number | undefined
  buyIn: number
  clientSeed?: string | undefined
  code?: string | undefined
  key: string
  /** If another call than take-room-seat led here: its name, and what was ordered. */
  as?: { call: string; content: unknown }
}

/** Whether the order was given before; refuses its key with other content. */
export async function isRepeatOf(
  tx: Tx,
  order: OrderKey,
  content: unknown,
  roomId: string,
): Promise<boolean> {
  const known = await takeKey(tx, order, bodyHashOf(content), roomId)
  if (known && known.body_hash !== bodyHashOf(content)) throw new Refusal('REQUEST_KEY_REUSED')
  return known !== undefined
}

/** A room that the member may see: of their merchant, and of the game they have open. */
export function checkRoom(room: Room, seat: Seat): void {
  if (room.merchantId !== seat.merchantId || room.game.gameCode !== seat.gameCode)
    throw new Refusal('ROOM_NOT_FOUND')
}

/**
 * The same, and of a private room one that the member opened, sits or waits in, or entered with its code;
 * otherwise ROOM_NOT_FOUND.
 */
export async function checkReader(reader: Reader, room: Room, seat: Seat): Promise<void> {
  checkRoom(room, seat)
  const { memberId } = seat
  if (
    room.code === null ||
    room.openedBy === memberId ||
    seatOfMember(room, memberId) ||
    placeInQueue(room, memberId) >= 0
  )
    return
  if (!(await isGuest(reader, room.roomId, memberId))) throw new Refusal('ROOM_NOT_FOUND')
}

export function ownSeat(room: Room, seat: Seat): SeatState {
  checkRoom(room, seat)
  const own = seatOfMember(room, seat.memberId)
  if (!own || own.state === 'HOLDING') throw new Refusal('ROOM_NOT_SEATED')
  return own
}

export async function lastLeft(
  reader: Reader,
  roomId: string,
  memberId: string,
  nowMs: number,
): Promise<LastLeft | undefined> {
  const row = await readLastLeft(reader, roomId, memberId, new Date(nowMs - RATHOLE_MS))
  return row && { amount: toWireAmount(row.left_amount), atMs: row.left_at.getTime() }
}

/** A seat before the wallet is asked: the amount to bring to it. */
interface Claim {
  /** null: nothing is left to do, the order was given before. */
  sittingId: string | null
  buyIn: number
  isRepeat: boolean
}

/** Errors: those of the contract take-room-seat. */
export async function sitDown(
  core: RoomCore,
  seat: Seat,
  roomId: string,
  order: SitOrder,
): Promise<{ isRepeat: boolean }> {
  const { memberId, walletToken, gameCode } = seat
  if (seat.isFree) throw new Refusal('GAME_TRIAL_BLOCKED')
  const player = await core.stacks.playerOf({ memberId, sessionToken: walletToken })
  if (player === undefined) throw new Refusal('GAME_TOKEN_INVALID')
  const { call, content } = order.as ?? {
    call: takeRoomSeat.name,
    content: ['sit', roomId, order.seat ?? null, order.buyIn, order.clientSeed ?? null, order.code ?? null],
  }
  const asKey: OrderKey = { memberId, call, key: order.key }
  const {
    result: { sittingId, buyIn, isRepeat },
  } = await core.change(roomId, async (room, moment): Promise<Claim> => {
    checkRoom(room, seat)
    if (!(await isRepeatOf(moment.tx, asKey, content, roomId)))
      return claimSeat(room, { seat, player, order }, moment)
    // Still being taken, or interrupted: the wallet gives the same order the same answer.
    const own = seatOfMember(room, memberId)
    return {
      sittingId: own?.state === 'HOLDING' ? own.sittingId : null,
      buyIn: own?.stack ?? 0,
      isRepeat: true,
    }
  })
  if (sittingId === null) return { isRepeat }
  // A lost answer leaves the seat as it is: the sweep finds out the result of the order.
  const answer = await core.stacks.take({
    transactionId: sittingId,
    memberId,
    sessionToken: walletToken,
    gameCode,
    amount: buyIn,
  })
  await finishSitting(
    core,
    { sitting_id: sittingId, room_id: roomId },
    answer.status === 'OK' ? answer.stackId! : null,
  )
  if (answer.status !== 'OK') {
    if (!isRepeat) await dropKey(core.parts.database.kysely, asKey)
    throw answer.status === 'DUPLICATE_TRANSACTION'
      ? new Refusal('COMMON_BUSY', { retryAfterS: 1 })
      : toRefusal(verdictOn(answer))
  }
  return { isRepeat }
}

/** Holds a free seat for the member until the wallet has answered. */
async function claimSeat(
  room: Room,
  { seat, player, order }: { seat: Seat; player: { name: string; isHouse: boolean }; order: SitOrder },
  { tx, now, nowMs }: ChangeContext,
): Promise<Claim> {
  const { memberId } = seat
  const { roomId } = room
  if (room.code !== null && room.code !== order.code && room.openedBy !== memberId)
    throw new Refusal('ROOM_NOT_FOUND')
  if (room.code !== null) await admitGuest(tx, roomId, memberId)
  const place = chooseSeat(room, { memberId, ...order }, order.seat)
  if ((await countSittings(tx, memberId)) >= MOST_ROOMS)
    throw new Refusal('ROOM_TOO_MANY', { params: [String(MOST_ROOMS)] })
  checkBuyIn(room, order.buyIn, await lastLeft(tx, roomId, memberId, nowMs), nowMs)
  const sittingId = randomUUID()
  const { buyIn, device, network } = order
  await addSitting(tx, {
    sittingId,
    roomId,
    merchantId: seat.merchantId,
    memberId,
    seat: place,
    buyIn,
    device,
    network,
    now,
  })
  room.body.queue = room.body.queue.filter((entry) => entry.memberId !== memberId)
  room.body.seats[place] = {
    seat: place,
    sittingId,
    memberId,
    ...player,
    device,
    network,
    satAtMs: nowMs,
    stackId: null,
    stack: buyIn,
    state: 'HOLDING',
    isLeaving: false,
    outSinceMs: null,
    clientSeed: order.clientSeed ?? randomBytes(8).toString('hex'),
    timeBankMs: 0,
    timeouts: 0,
    missedBlinds: 0,
    owesBlind: false,
    protectedHandNo: 0,
    topUp: null,
  }
  return { sittingId, buyIn, isRepeat: false }
}

/** Errors: those of the contract top-up-stack. */
export async function topUp(
  core: RoomCore,
  seat: Seat,
  roomId: string,
  order: { amount: number; key: string },
): Promise<{ isRepeat: boolean }> {
  const { memberId, walletToken, gameCode } = seat
  const asKey: OrderKey = { memberId, call: topUpStack.name, key: order.key }
  const topUpId = randomUUID()
  const { result: stackId } = await core.change(roomId, async (room, { tx, nowMs }) => {
    checkRoom(room, seat)
    if (await isRepeatOf(tx, asKey, ['top-up', roomId, order.amount], roomId)) return null
    const own = ownSeat(room, seat)
    const most = topUpMaxOf(room, own)
    if (order.amount > most) throw new Refusal('ROOM_TOP_UP', { params: [formatMinor(most)] })
    own.topUp = { topUpId, amount: order.amount, isHeld: false, askedAtMs: nowMs }
    return own.stackId!
  })
  if (stackId === null) return { isRepeat: true }
  const answer = await core.stacks.take({
    transactionId: topUpId,
    memberId,
    sessionToken: walletToken,
    gameCode,
    amount: order.amount,
    stackId,
  })
  await finishTopUp(core, roomId, topUpId, answer.status === 'OK')
  if (answer.status !== 'OK') {
    await dropKey(core.parts.database.kysely, asKey)
    throw answer.status === 'DUPLICATE_TRANSACTION'
      ? new Refusal('COMMON_BUSY', { retryAfterS: 1 })
      : toRefusal(verdictOn(answer))
  }
  return { isRepeat: false }
}

/** Errors: ROOM_NOT_FOUND, ROOM_NOT_SEATED. */
export async function leave(
  core: RoomCore,
  seat: Seat,
  roomId: string,
  key: string,
): Promise<{ isRepeat: boolean }> {
  const { result: isRepeat } = await core.change(roomId, async (room, { tx }) => {
    checkRoom(room, seat)
    if (
      await isRepeatOf(
        tx,
        { memberId: seat.memberId, call: leaveRoomSeat.name, key },
        ['leave', roomId],
        roomId,
      )
    )
      return true
    ownSeat(room, seat).isLeaving = true
    return false
  })
  return { isRepeat }
}
