/** What a member does at a table. */
import { actInRoom as actCall } from '../../contract/vendor/studio/act-in-room.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Seat } from '../core/seats.ts'
import type { RoomCore } from './core.ts'
import { leastStack } from './room-steps.ts'
import { isFitToSay, withoutCoarse } from './rules.ts'
import { checkReader, checkRoom, isRepeatOf, ownSeat } from './sit.ts'
import { seatOfMember } from './state.ts'
import { addLine } from './store/chat.ts'
import { act, sitOut } from './turns.ts'

export interface ActOrder {
  handNo: number
  step: number
  action: string
  amount?: number | undefined
  key: string
}

/**
 * One action. Its step says which state of the hand the member saw: one of an earlier turn is refused, so
 * that of two taps, or of a tap and the clock, one counts. Errors: those of the contract act-in-room.
 */
export async function actInRoom(
  core: RoomCore,
  seat: Seat,
  roomId: string,
  order: ActOrder,
): Promise<{ isRepeat: boolean }> {
  const { handNo, step, action, amount } = order
  const { result: isRepeat } = await core.change(roomId, async (room, { tx, nowMs }) => {
    checkRoom(room, seat)
    if (
      await isRepeatOf(
        tx,
        { memberId: seat.memberId, call: actCall.name, key: order.key },
        ['act', roomId, handNo, step, action, amount ?? null],
        roomId,
      )
    )
      return true
    const own = ownSeat(room, seat)
    const {
      hand,
      body: { turn },
    } = room
    if (
      !hand ||
      hand.phase !== 'RUNNING' ||
      !turn ||
      hand.handNo !== handNo ||
      step < turn.step ||
      step > hand.moves.length
    )
      throw new Refusal('ROOM_STEP_STALE')
    const isIn = hand.players.some((player) => player.sittingId === own.sittingId)
    if (!isIn || !turn.seats.includes(own.seat)) throw new Refusal('ROOM_NOT_YOUR_TURN')
    if (!act(room, hand, own, { action, ...(amount === undefined ? {} : { amount }) }, nowMs))
      throw new Refusal('ROOM_ACTION_INVALID')
    return false
  })
  return { isRepeat }
}

/** Sits out from the next hand on, or plays again. */
export async function changePresence(
  core: RoomCore,
  seat: Seat,
  roomId: string,
  state: 'IN' | 'OUT',
): Promise<void> {
  await core.change(roomId, (room, { nowMs }) => {
    const own = ownSeat(room, seat)
    own.timeouts = 0
    if (state === 'OUT' && own.state === 'PLAYING') sitOut(own, nowMs)
    if (state === 'IN' && own.stack + (own.topUp?.isHeld ? own.topUp.amount : 0) >= leastStack(room)) {
      own.state = 'PLAYING'
      own.outSinceMs = null
    }
  })
}

export async function changeSeed(
  core: RoomCore,
  seat: Seat,
  roomId: string,
  clientSeed: string,
): Promise<void> {
  await core.change(roomId, (room) => {
    ownSeat(room, seat).clientSeed = clientSeed
  })
}

export async function joinQueue(core: RoomCore, seat: Seat, roomId: string): Promise<void> {
  const player = await core.stacks.playerOf({ memberId: seat.memberId, sessionToken: seat.walletToken })
  if (seat.isFree || player === undefined)
    throw new Refusal(seat.isFree ? 'GAME_TRIAL_BLOCKED' : 'GAME_TOKEN_INVALID')
  await core.change(roomId, async (room, { tx, nowMs }) => {
    await checkReader(tx, room, seat)
    if (room.state !== 'OPEN') throw new Refusal('ROOM_CLOSED')
    if (seatOfMember(room, seat.memberId)) throw new Refusal('ROOM_ALREADY_SEATED')
    if (!room.body.queue.some((entry) => entry.memberId === seat.memberId))
      room.body.queue.push({ memberId: seat.memberId, name: player.name, sinceMs: nowMs, offer: null })
  })
}

export async function leaveQueue(core: RoomCore, seat: Seat, roomId: string): Promise<void> {
  await core.change(roomId, async (room, { tx }) => {
    await checkReader(tx, room, seat)
    room.body.queue = room.body.queue.filter((entry) => entry.memberId !== seat.memberId)
  })
}

const CHAT_LIMIT = { most: 5, windowMs: 15_000 }

/** Errors: ROOM_NOT_SEATED, ROOM_CHAT_REFUSED (a link or contact details), COMMON_RATE_LIMIT. */
export async function say(core: RoomCore, seat: Seat, roomId: string, text: string): Promise<void> {
  if (!isFitToSay(text)) throw new Refusal('ROOM_CHAT_REFUSED')
  await core.change(roomId, async (room, { tx, now }) => {
    const own = ownSeat(room, seat)
    const isAdded = await addLine(
      tx,
      {
        roomId,
        handId: room.hand?.handId ?? null,
        memberId: seat.memberId,
        seat: own.seat,
        name: own.name,
        text: withoutCoarse(text),
        now,
      },
      CHAT_LIMIT,
    )
    if (!isAdded) throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: CHAT_LIMIT.windowMs / 1000 })
  })
}
