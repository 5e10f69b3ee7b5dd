/** A room as its page hears of it and acts in it. */
import type { ShowHead } from '../stage/head.ts'
import type { StageLanguage } from '../stage/page.ts'
import type { HandRow, ReplayHand, RoomAnswer, RoomRow } from './view.ts'

/** Says what happens at a room that is watched. */
export interface RoomListener {
  onAnswer(answer: RoomAnswer): void
  /** The connection is lost, or is back. */
  onLine(isUp: boolean): void
  /** Nothing more can be read here; says why. */
  onEnd(reason: Error): void
}

/** A room that is looked at. Every command answers once it is decided, and rejects with a StageRefusal. */
export interface LiveRoom {
  readonly answer: RoomAnswer
  /** Now by the server's clock, in milliseconds. */
  now(): number
  watch(listener: RoomListener): void
  sit(seat: number | undefined, buyIn: number): Promise<void>
  stand(): Promise<void>
  mark(state: 'IN' | 'OUT'): Promise<void>
  act(action: string, amount?: number): Promise<void>
  topUp(amount: number): Promise<void>
  wait(isWaiting: boolean): Promise<void>
  say(text: string): Promise<void>
  changeSeed(clientSeed: string): Promise<void>
  close(): void
}

/** What the page around the rooms offers their drawings. */
export interface RoomPage {
  readonly language: StageLanguage
  readonly currency: string
  readonly mode: 'REAL' | 'FREE'
  readonly showHead?: ShowHead | undefined
  balance(): number
  watchBalance(listener: (balance: number) => void): void
  listRooms(): Promise<readonly RoomRow[]>
  openRoom(roomId: string): Promise<LiveRoom>
  findByCode(code: string): Promise<LiveRoom>
  seatQuickly(bigBlind?: number, seatCount?: number): Promise<LiveRoom>
  openPrivate(bigBlind: number, seatCount: number): Promise<LiveRoom>
  /** Absent if nothing is recorded. */
  readonly hands?: {
    read(pageNo: number): Promise<{ hands: readonly HandRow[]; isLast: boolean }>
    replay(handId: string): Promise<ReplayHand>
  }
  verifyUrl(handId: string): string
  leave(): void
}
