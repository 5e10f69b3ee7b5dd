/** A room as it is shown: to everybody, and to a player in it. */
import type { ValueOf } from '../../kernel/call.ts'
import type { readRoomSchemas } from '../../contract/vendor/studio/read-room.ts'
import type { listGameRoomsSchemas } from '../../contract/vendor/studio/list-game-rooms.ts'
import type { SeatView } from '../../kernel/rooms/room-game.ts'
import type { CurrencyOf } from '../core/merchants.ts'
import { seedOfHand, isSeedOpen } from './seed-opening.ts'
import { isAway, isInHand, seatsOf, viewOfHand, type Room, type SeatState } from './state.ts'
import type { ChatRow } from './store/chat.ts'

export type RoomAnswer = ValueOf<typeof readRoomSchemas>
export type RoomView = RoomAnswer['room']
export type OwnSeat = NonNullable<RoomAnswer['mine']>
export type RoomRowView = ValueOf<typeof listGameRoomsSchemas>['list'][number]

const AVATARS = 12
const time = (ms: number): string => new Date(ms).toISOString()
export const stakesView = ({ stakes, merchantId }: Room, currencyOf: CurrencyOf) => ({
  ...stakes,
  currency: currencyOf(merchantId),
})

export function publicView(
  room: Room,
  chat: readonly ChatRow[],
  nowMs: number,
  currencyOf: CurrencyOf,
): RoomView {
  const { body, hand, game } = room
  const shown = viewOfHand(room)
  return {
    roomId: room.roomId,
    gameCode: game.gameCode,
    number: room.number,
    isPrivate: room.code !== null,
    state: stateShown(room),
    version: room.version,
    stakes: stakesView(room, currencyOf),
    seatCount: room.seatCount,
    seats: seatsOf(room).map((seat) =>
      seatView(
        room,
        seat,
        shown?.seats.find((each) => each.seat === seat.seat && isDealt(room, seat)),
        nowMs,
      ),
    ),
    handNo: body.handNo,
    handId: hand?.handId ?? null,
    step: hand?.moves.length ?? 0,
    phase: shown?.phase ?? 'WAITING',
    board: [...(shown?.board ?? [])],
    pots: (shown?.pots ?? []).map(({ amount, seats }) => ({ amount, seats: [...seats] })),
    turn: turnView(room),
    nextHandAt: nextHandAt(room),
    commit: hand && hand.phase !== 'SHOWING' ? hand.commit : room.seed.commit,
    nextCommit: room.seed.commit,
    proof: hand && hand.phase !== 'SHOWING' ? proofOf(room, { ...hand, serverSeed: null }) : null,
    lastProof: body.lastProof && proofOf(room, { ...body.lastProof, serverSeed: null }),
    waitingCount: body.queue.length,
    chat: chat.map(chatLine),
    extra: { ...shown?.extra },
    serverNow: time(nowMs),
  }
}

/** If the game is switched off, a room is shown like one that is being closed. */
function stateShown({ state, isGameShut, hand, body }: Room): Room['state'] {
  if (state !== 'OPEN' || !isGameShut) return state
  return hand === null && body.seats.every((seat) => seat === null) ? 'CLOSED' : 'CLOSING'
}

/** The same with the last hand's seed, if it may be known. */
export function withOpenSeed(
  view: RoomView,
  secretKey: Buffer,
  last: (Parameters<typeof seedOfHand>[1] & { endedAt: Date }) | undefined,
  now: Date,
): RoomView {
  if (!last || !view.lastProof || !isSeedOpen(view.gameCode, last.endedAt, now)) return view
  return { ...view, lastProof: { ...view.lastProof, serverSeed: seedOfHand(secretKey, last) } }
}

/** As it is pushed, which must fit into 8,000 bytes: the client seeds are read with the room. */
export function toldView({ proof, lastProof, ...view }: RoomView): RoomView {
  return {
    ...view,
    proof: proof && { ...proof, clientSeeds: [] },
    lastProof: lastProof && { ...lastProof, clientSeeds: [] },
  }
}

export const isDealt = (room: Room, seat: SeatState): boolean =>
  room.hand?.players.some((player) => player.sittingId === seat.sittingId) ?? false

export const chatLine = ({ chat_id: id, seat, name, text, at }: ChatRow): RoomView['chat'][number] => ({
  id: Number(id),
  seat,
  name,
  text,
  at: at.toISOString(),
})

function proofOf(
  room: Room,
  proof: {
    handId: string
    handNo: number
    commit: string
    clientSeeds: string[]
    clientPart: string
    serverSeed: string | null
  },
): NonNullable<RoomView['proof']> {
  const { handId, handNo, commit, clientSeeds, clientPart, serverSeed } = proof
  return {
    handId,
    handNo,
    commit,
    mathVersion: room.game.mathVersion,
    tag: room.game.tag,
    clientSeeds,
    clientSeed: clientPart,
    serverSeed,
  }
}

function seatView(
  room: Room,
  seat: SeatState,
  inHand: SeatView | undefined,
  nowMs: number,
): RoomView['seats'][number] {
  const isPlayingHand = inHand !== undefined
  const state = seat.isLeaving
    ? 'LEAVING'
    : seat.state === 'SITTING_OUT'
      ? 'SITTING_OUT'
      : isPlayingHand
        ? 'PLAYING'
        : 'WAITING'
  return {
    seat: seat.seat,
    name: seat.name,
    isHouse: seat.isHouse ?? false,
    avatar: avatarOf(seat.sittingId),
    state,
    isAway: isAway(room, seat, nowMs),
    // While its money is still being moved the game's own count is newer.
    stack: inHand && isInHand(room, seat) ? inHand.stack : seat.stack,
    isInHand: isPlayingHand,
    isFolded: inHand?.isFolded ?? false,
    isAllIn: inHand?.isAllIn ?? false,
    betAmount: inHand?.betAmount ?? 0,
    totalBetAmount: inHand?.totalBetAmount ?? 0,
    cards: [...(inHand?.cards ?? [])],
    mark: inHand?.mark ?? null,
    lastAction: inHand?.lastAction ? { ...inHand.lastAction } : null,
    result: inHand?.result ? { ...inHand.result, best: [...inHand.result.best] } : null,
    timeBankMs: seat.timeBankMs,
  }
}

/** The same picture for as long as the member sits. */
const avatarOf = (sittingId: string): number => Number.parseInt(sittingId.slice(-4), 16) % AVATARS

function turnView({ body: { turn } }: Room): RoomView['turn'] {
  return (
    turn && {
      seats: turn.seats,
      endsAt: time(turn.endsAtMs),
      clockEndsAt: time(turn.startedAtMs + turn.clockMs),
      isProtected: turn.isProtected,
    }
  )
}

function nextHandAt({ hand, body }: Room): string | null {
  if (hand?.phase === 'SHOWING') return time(hand.showUntilMs)
  return hand === null && body.startAtMs !== null ? time(body.startAtMs) : null
}
