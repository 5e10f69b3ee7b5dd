/**
 * What the page around the sea hunt offers its stage. Amounts in minor units, times in the room's
 * milliseconds.
 */
import type { ShowHead } from '../../kit/stage/head.ts'
import type { SeedPair, StageLanguage } from '../../kit/stage/page.ts'
import type { Gun } from '../rules/sheet.ts'

export interface SeatView {
  readonly seat: number
  readonly name: string
  readonly price: number
  readonly gun: Gun
}

export interface RoomView {
  readonly roomId: string
  readonly number: number
  readonly seed: number
  readonly roomMs: number
  readonly version: number
  readonly dead: readonly number[]
  readonly seats: readonly SeatView[]
}

export interface OwnSeat {
  readonly seat: number
  /** What may be shot with now and after the next settlement. */
  readonly creditAmount: number
  readonly price: number
  readonly gun: Gun
}

export interface Seated {
  readonly room: RoomView
  readonly mine: OwnSeat
  readonly balance: number
  readonly prices: readonly number[]
}

export interface FiredShot {
  readonly shotId: string
  readonly fishIds: readonly number[]
  readonly price: number
  readonly gun: Gun
  readonly firedMs: number
}

export type RefundReason = 'GONE' | 'LATE' | 'TOO_FAST' | 'FUNDS' | 'LIMIT'

export interface ShotHit {
  readonly fishId: number
  readonly isKill: boolean
  readonly multiple: number
  readonly winAmount: number
  readonly freeShots?:
    | readonly { readonly fishId: number | null; readonly kind: string; readonly multiple: number }[]
    | undefined
}

export interface JudgedShot {
  readonly shotId: string
  readonly refund: RefundReason | null
  readonly betAmount: number
  readonly winAmount: number
  readonly hits: readonly ShotHit[]
}

/** Another's shot, as everybody sees it. */
export interface SeenShot {
  readonly seat: number
  readonly price: number
  readonly gun: Gun
  readonly winAmount: number
  readonly hits: readonly {
    readonly fishId: number
    readonly isKill: boolean
    readonly multiple: number
    readonly winAmount: number
    readonly freeKills?: readonly number[] | undefined
  }[]
}

export interface RoomPush {
  readonly version: number
  readonly roomMs: number
  readonly dead: readonly number[]
  readonly shots: readonly SeenShot[]
  readonly seats?: readonly SeatView[] | undefined
}

/** A window of a few seconds as it was settled: one round. */
export interface PastWindow {
  readonly roundId: string
  readonly state: 'SETTLED' | 'VOID'
  readonly betAmount: number
  readonly winAmount: number
  readonly shotCount: number
  readonly currency: string
  readonly playedAt: string
}

export interface RoomListener {
  onPush(push: RoomPush): void
  /** Read again after something was missed. */
  onRoom(seated: Seated): void
  /**
   * Judged by the server, in the order they were sent. `refusal`: why there is no more money to shoot with,
   * as an error code.
   */
  onJudged(shots: readonly JudgedShot[], mine: OwnSeat, dead: readonly number[], refusal: string | null): void
  /** Refused as a whole, with nothing charged. */
  onRefused(shots: readonly FiredShot[], reason: Error): void
  onLine(isUp: boolean): void
  /** The server freed the gun (null), or the game is over here. */
  onOut(reason: Error | null): void
}

/** The member's seat at a gun; shots that are passed to it are sent until the server has judged them. */
export interface LiveRoom {
  readonly seated: Seated
  nowMs(): number
  watch(listener: RoomListener): void
  fire(shot: FiredShot): void
  /** What was handed over and is not judged yet would cost. */
  unjudged(): number
  /** Nothing more is fired; resolves when all that was is judged, or cannot be soon. */
  finish(): Promise<void>
  close(): void
}

export interface PoolNews {
  readonly code: string
  readonly amount: number
  readonly won: { readonly amount: number; readonly name: string; readonly isOwn: boolean } | null
}

export interface FishPage {
  readonly language: StageLanguage
  readonly currency: string
  readonly mode: 'REAL' | 'FREE'
  readonly isFramed: boolean
  readonly showHead?: ShowHead | undefined
  /** As it was when the page was left; null: never chosen here. */
  readonly firstPrice: number | null
  readonly rtp: string
  /** The published return with the jackpot's share, and the pools; null if there are none. */
  readonly jackpots: { readonly pools: readonly string[]; readonly totalRtp: string } | null
  /**
   * Called with what the pool of this game holds on each push, and with its winners; the returned function
   * ends it.
   */
  watchPool(listener: (pool: PoolNews) => void): () => void
  /** The lobby asks the game to rest: nothing is fired. */
  isResting(): boolean
  /**
   * Sits down at a gun with the first of the prices that the balance is enough for, or continues at the
   * member's gun. Rejects with a StageRefusal.
   */
  enter(prices: readonly number[]): Promise<LiveRoom>
  /** Frees the gun, gives back what is left, and goes to the lobby. */
  leave(): Promise<void>
  keepPrice(price: number): void
  readonly history: {
    read(pageNo: number): Promise<{ rounds: readonly PastWindow[]; isLast: boolean }>
    verifyUrl(roundId: string): string
  }
  readonly seeds: { read(): Promise<SeedPair>; rotate(clientSeed?: string): Promise<SeedPair> }
}
