/**
 * The state of a room: its seats and waiting list, and the running hand. Plain JSON; amounts are whole minor
 * units.
 */
import type { HandInput, HandView, RoomEvent, RoomGame, RoomStakes } from '../../kernel/rooms/room-game.ts'

export interface SeatState {
  readonly seat: number
  readonly sittingId: string
  readonly memberId: string
  /** Masked. */
  readonly name: string
  /** A house player, which a demo seats; absent in older seats. */
  readonly isHouse?: boolean
  readonly device: string
  readonly network: string
  readonly satAtMs: number
  /** Null while the buy-in is being taken. */
  stackId: string | null
  stack: number
  /** HOLDING: nobody plays here yet. */
  state: 'HOLDING' | 'PLAYING' | 'SITTING_OUT'
  isLeaving: boolean
  outSinceMs: number | null
  clientSeed: string
  timeBankMs: number
  /** In a row. */
  timeouts: number
  missedBlinds: number
  owesBlind: boolean
  /** The hand in which the seat's disconnected player was last protected. */
  protectedHandNo: number
  topUp: { topUpId: string; amount: number; isHeld: boolean; askedAtMs: number } | null
}

export interface TurnState {
  key: string
  seats: number[]
  /** How many moves the hand had when the turn began. */
  step: number
  startedAtMs: number
  clockMs: number
  usesTimeBank: boolean
  isProtected: boolean
  endsAtMs: number
}

export interface QueueEntry {
  memberId: string
  name: string
  sinceMs: number
  offer: { seat: number; endsAtMs: number } | null
}

export interface HandProof {
  handId: string
  handNo: number
  commit: string
  clientSeeds: string[]
  clientPart: string
  endedAtMs: number
}

export interface RoomBody {
  /** One entry for each seat. */
  seats: (SeatState | null)[]
  queue: QueueEntry[]
  handNo: number
  turn: TurnState | null
  carry: unknown
  bigBlindSeat: number | null
  /** When the next hand begins; null while there is nobody to play with. */
  startAtMs: number | null
  lastProof: HandProof | null
  /** Of the last 30 hands. */
  pots: { amount: number; atMs: number }[]
}

export interface KeptAction {
  seat: number | null
  action: string
  amount: number | null
  events: readonly RoomEvent[]
  atMs: number
}

export interface RunningHand {
  readonly handId: string
  readonly handNo: number
  readonly startedAtMs: number
  readonly commit: string
  readonly clientSeeds: string[]
  readonly clientPart: string
  readonly input: Omit<HandInput<unknown>, 'deck'>
  readonly players: {
    seat: number
    sittingId: string
    memberId: string
    name: string
    isHouse?: boolean
    stackId: string
    clientSeed: string
  }[]
  state: unknown
  moves: KeptAction[]
  /** SETTLING: over, and the wallet is asked to move its money. SHOWING: moved, and its result is shown. */
  phase: 'RUNNING' | 'SETTLING' | 'SHOWING'
  showMs: number
  showUntilMs: number
}

/**
 * The effects of a change of a room on other rows and on the wallet; done in the same transaction, in this
 * order.
 */
export type Effect =
  | { readonly type: 'HAND_STARTED'; readonly hand: RunningHand; readonly seedSealed: Buffer }
  | {
      readonly type: 'HAND_OVER'
      readonly hand: RunningHand
      readonly isVoid: boolean
      readonly endedAtMs: number
    }
  | {
      readonly type: 'RETURN'
      readonly sittingId: string
      readonly leftAmount: number
      readonly topUpId: string | null
    }

export interface Seed {
  readonly serverSeed: string
  readonly commit: string
  readonly sealed: Buffer
}

export interface Room {
  readonly roomId: string
  readonly merchantId: string
  readonly game: RoomGame
  readonly stakes: RoomStakes
  readonly number: number
  readonly seatCount: number
  readonly code: string | null
  readonly openedBy: string | null
  state: 'OPEN' | 'CLOSING' | 'CLOSED'
  version: number
  body: RoomBody
  hand: RunningHand | null
  seed: Seed
  /** When each sitting's player last showed activity, in milliseconds. */
  readonly seen: ReadonlyMap<string, number>
  readonly effects: Effect[]
  /** The game is switched off: what runs is played to its end, and everybody stands up. */
  isGameShut: boolean
}

export const AWAY_MS = 12_000
export const TIME_BANK_MS = 30_000

export const emptyBody = (seatCount: number): RoomBody => ({
  seats: Array.from({ length: seatCount }, () => null),
  queue: [],
  handNo: 0,
  turn: null,
  carry: null,
  bigBlindSeat: null,
  startAtMs: null,
  lastProof: null,
  pots: [],
})

export const seatsOf = (room: Room): SeatState[] => room.body.seats.filter((seat) => seat !== null)
export const seatOfMember = (room: Room, memberId: string): SeatState | undefined =>
  seatsOf(room).find((seat) => seat.memberId === memberId)

export const placeInQueue = (room: Room, memberId: string): number =>
  room.body.queue.findIndex((entry) => entry.memberId === memberId)

/** Whether the seat's stack is at stake in an unsettled hand. */
export function isInHand(room: Room, seat: SeatState): boolean {
  return (
    room.hand !== null &&
    room.hand.phase !== 'SHOWING' &&
    room.hand.players.some((player) => player.sittingId === seat.sittingId)
  )
}

export const viewOfHand = (room: Room): HandView | null => room.hand && room.game.view(room.hand.state)

/** House players act inside the process: they have no connection that could be lost. */
export function isAway(room: Room, seat: SeatState, nowMs: number): boolean {
  if (seat.isHouse) return false
  return nowMs - (room.seen.get(seat.sittingId) ?? seat.satAtMs) > AWAY_MS
}
