/**
 * A room as its page knows it: what the studio's calls and the topic of the room carry
 * (contract/vendor/studio/room-fields.ts). Amounts in minor units.
 */
import type { LegalMove, RoomStakes } from '../../../kernel/rooms/room-game.ts'

export type { LegalMove }

export interface Stakes extends RoomStakes {
  readonly currency: string
}

/** A room in the lobby. */
export interface RoomRow {
  readonly roomId: string
  readonly number: number
  readonly stakes: Stakes
  readonly seatCount: number
  readonly playerCount: number
  readonly waitingCount: number
  readonly isPrivate: boolean
  readonly isSeated: boolean
  readonly isWaiting: boolean
  readonly waitingPlace: number | null
  /** A seat is kept for the member. */
  readonly isOffered: boolean
  readonly averagePot: number
  readonly handsPerHour: number
}

export interface SeatResult {
  readonly winAmount: number
  readonly netAmount: number
  readonly name: string | null
  readonly best: readonly number[]
}

export interface RoomSeat {
  readonly seat: number
  readonly name: string
  /** A house player: in a demo only. */
  readonly isHouse: boolean
  readonly avatar: number
  readonly stack: number
  readonly state: 'PLAYING' | 'WAITING' | 'SITTING_OUT' | 'LEAVING'
  readonly isAway: boolean
  readonly isInHand: boolean
  readonly isFolded: boolean
  readonly isAllIn: boolean
  readonly betAmount: number
  readonly totalBetAmount: number
  readonly cards: readonly number[]
  readonly mark: 'DEALER' | 'SMALL_BLIND' | 'BIG_BLIND' | 'BANKER' | null
  readonly lastAction: { readonly action: string; readonly amount: number } | null
  readonly result: SeatResult | null
  readonly timeBankMs: number
}

export interface ChatLine {
  readonly id: number
  readonly seat: number | null
  readonly name: string
  readonly text: string
  readonly at: string
}

export interface HandProof {
  readonly handId: string
  readonly handNo: number
  readonly commit: string
  readonly clientSeeds: readonly string[]
  readonly clientSeed: string
  readonly serverSeed: string | null
}

export interface RoomTurn {
  readonly seats: readonly number[]
  readonly endsAt: string
  readonly clockEndsAt: string
  readonly isProtected: boolean
}

export interface RoomView {
  readonly roomId: string
  readonly number: number
  readonly isPrivate: boolean
  readonly state: 'OPEN' | 'CLOSING' | 'CLOSED'
  readonly version: number
  readonly stakes: Stakes
  readonly seatCount: number
  readonly seats: readonly RoomSeat[]
  readonly handNo: number
  readonly handId: string | null
  readonly step: number
  readonly phase: string
  readonly board: readonly number[]
  readonly pots: readonly { readonly amount: number; readonly seats: readonly number[] }[]
  readonly turn: RoomTurn | null
  readonly nextHandAt: string | null
  readonly commit: string | null
  /** Shown before the seeds of its seats are locked; empty in a replay. */
  readonly nextCommit: string
  readonly proof: HandProof | null
  readonly lastProof: HandProof | null
  readonly waitingCount: number
  readonly chat: readonly ChatLine[]
  readonly extra: Readonly<Record<string, unknown>>
  readonly serverNow: string
}

export interface OwnSeat {
  readonly seat: number
  readonly cards: readonly number[]
  readonly actions: readonly LegalMove[]
  readonly clientSeed: string
  readonly topUpMax: number
  readonly pendingTopUp: number
  readonly isLeaving: boolean
}

/** A room as one member may see it. */
export interface RoomAnswer {
  /** The name behind `room:` of its pushes. */
  readonly topic: string
  readonly room: RoomView
  readonly mine: OwnSeat | null
  readonly code: string | null
  readonly waitingPlace: number | null
  readonly offer: { readonly seat: number; readonly endsAt: string } | null
  readonly rathole: { readonly amount: number; readonly endsAt: string } | null
  readonly balance: number
  readonly currency: string
}

/** A finished hand in the member's own list. Amounts are their own. */
export interface HandRow {
  readonly handId: string
  readonly handNo: number
  readonly stakes: Stakes
  readonly playedAt: string
  readonly cards: readonly number[]
  readonly board: readonly number[]
  readonly betAmount: number
  readonly netAmount: number
  readonly currency: string
}

/** What happened in one step, as far as the asker may see it. */
export interface ReplayEvent {
  readonly type: string
  readonly seat: number | null
  readonly amount: number | null
  readonly cards: readonly number[] | null
  readonly note: string | null
}

export interface ReplayFrame extends Pick<RoomView, 'phase' | 'board' | 'pots' | 'extra' | 'step'> {
  readonly at: string
  readonly action: {
    readonly seat: number | null
    readonly action: string
    readonly amount: number | null
  } | null
  readonly events: readonly ReplayEvent[]
  readonly seats: readonly Pick<
    RoomSeat,
    | 'seat'
    | 'stack'
    | 'betAmount'
    | 'totalBetAmount'
    | 'isFolded'
    | 'isAllIn'
    | 'cards'
    | 'mark'
    | 'lastAction'
    | 'result'
  >[]
}

/** A hand to be shown again: the whole table after every step of it. */
export interface ReplayHand {
  readonly handId: string
  readonly roomId: string
  readonly handNo: number
  readonly stakes: Stakes
  readonly seatCount: number
  readonly ownSeat: number
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly isHouse: boolean }[]
  readonly frames: readonly ReplayFrame[]
}
