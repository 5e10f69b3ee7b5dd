/**
 * The windows around a table. The table says which one opens, with what it shows and what is done in it; the
 * page that shows the table draws them.
 */
import type { RaiseRange } from './amounts.ts'
import type { MenuItem } from './table-menu.ts'
import type { Talk } from './talk.ts'
import type { RoomAnswer } from './view.ts'
import type { LiveRoom } from './live-room.ts'

/** An amount of chips that is asked for: how much to bring, or to add. Minor units. */
export interface AmountAsked {
  readonly title: string
  readonly range: RaiseRange
  /** The amount is also told in so many of it; null: it is not. */
  readonly unit: number | null
  readonly start: number
  readonly lines: readonly string[]
  /** What the member has to play with. */
  readonly balance: number
  /** Why nothing can be brought; empty if it can. */
  readonly short: string
  readonly confirm: (amount: number) => string
  readonly send: (amount: number) => Promise<void>
}

export interface LeaveActions {
  readonly leave: () => Promise<void>
  readonly sitOut: () => Promise<void>
  readonly toRooms: () => void
}

export interface TableDialogs {
  openChat(talk: Talk, live: LiveRoom): void
  openMenu(code: string | null, items: readonly MenuItem[]): void
  openLog(lines: readonly string[]): void
  askAmount(asked: AmountAsked): void
  openLeave(answer: RoomAnswer, actions: LeaveActions): void
  openFairness(live: LiveRoom): void
  openHands(): void
}
