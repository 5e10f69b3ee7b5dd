/** What a game of rooms brings of its own; seats, windows, lobby and time are shared. */
import type { RoomTexts } from '../locales/room-texts.ts'
import type { Sound } from '../stage/sound.ts'
import type { StageLanguage } from '../stage/page.ts'
import type { ReplayEvent, RoomAnswer, RoomSeat, RoomView, Stakes } from './view.ts'

export interface BarParts {
  readonly language: StageLanguage
  readonly currency: string
  readonly sound: Sound
  readonly roomTexts: RoomTexts
  /** Sends an action once; the bar is drawn again when it is decided. */
  readonly act: (action: string, amount?: number) => void
}

/** The member's hand on the table: what may be done now, and beforehand. */
export interface Bar {
  readonly view: HTMLElement
  draw(answer: RoomAnswer): void
  /** A key pressed while no field has the focus; true if it was used. */
  press(key: string): boolean
}

export interface RoomLook {
  readonly gameCode: string
  readonly names: Readonly<Record<StageLanguage, string>>
  readonly roomTexts: Readonly<Record<StageLanguage, RoomTexts>>
  readonly hasBoard: boolean
  /** "฿10/฿20" */
  stakesLabel(stakes: Stakes): string
  /** The unit that the lobby filters and opens rooms by: the big blind, or the largest bet. */
  stakesKey(stakes: Stakes): number
  /** Stacks are shown in multiples of it; null: not shown. */
  buyInUnit(stakes: Stakes): number | null
  /** How many may sit in a private room. */
  readonly privateSizes: readonly number[]
  /** The whole clock of a phase, for the bar of time. */
  clockMs(phase: string): number
  tagOf(
    seat: RoomSeat,
    view: RoomView,
    language: StageLanguage,
  ): { readonly text: string; readonly isLoud: boolean }
  handName(name: string, language: StageLanguage): string
  /** What the member's own cards are worth now; empty if nothing is to be said. */
  ownHand(answer: RoomAnswer, language: StageLanguage): string
  /** The hand of a seat whose cards are open. */
  shownHand(seat: RoomSeat, view: RoomView, language: StageLanguage): string
  statusLine(view: RoomView, language: StageLanguage): string
  /** A sentence of what happened: for the log, and for players who use a screen reader. */
  eventLine(event: ReplayEvent, name: string, currency: string, language: StageLanguage): string
  openBar(parts: BarParts): Bar
}
