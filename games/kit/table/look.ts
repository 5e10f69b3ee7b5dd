/** What a game at a shared table declares: its spots, how its outcome is shown, and how its past is drawn. */
import type { TableGameTexts, TableTexts } from '../locales/table-texts.ts'
import type { StageLanguage } from '../stage/page.ts'
import type { Sound } from '../stage/sound.ts'
import type { PastResult, TableView } from './page.ts'

export type Pigment = 'player' | 'banker' | 'tie' | 'gold' | 'clay' | 'soot' | 'bare'

export interface SpotOptions {
  readonly code: string
  /** The text on the spot; a game may leave it empty and draw the spot itself. */
  readonly label?: string
  /** The name that is read out and used in refusals. */
  readonly name: string
  /** In place of what the rules say it pays. */
  readonly pays?: string
  readonly pigment?: Pigment
  readonly className?: string | undefined
  /** A large spot shows its share of the chips and their sum. */
  readonly hasTotals?: boolean
  /** Small: only the chip, no written sum. */
  readonly isSmall?: boolean
  readonly content?: readonly Node[]
}

export interface BoardParts {
  readonly texts: TableTexts
  readonly language: StageLanguage
  /** Makes the button of a spot; the game places it. */
  spot(options: SpotOptions): HTMLButtonElement
  /** What a spot pays, as it is written: '11 : 1', '1 · 2 · 3 : 1'. */
  paysOf(spot: string): string
  /** Puts this many of the chosen chip on each of the spots: all or none, undone in one step. */
  placeChips(list: readonly { readonly spot: string; readonly chips: number }[]): void
}

export interface SceneParts {
  readonly texts: TableTexts
  readonly language: StageLanguage
  readonly sound: Sound
  /** True if states change at once: reduced motion, or a hidden page. */
  isCalm(): boolean
}

/** Where the outcome is shown, on the felt before the dealer. */
export interface TableScene {
  readonly view: HTMLElement
  /**
   * Shows the present state. `revealedMs` is the time since the reveal began: below 0 before it, Infinity
   * when it is over; called at each change of the table's state and after a reload in the middle. While
   * betting is open the last outcome may stay, as the previous round.
   */
  show(view: TableView, revealedMs: number): void
  /** When the result may be called, in milliseconds after the reveal began. */
  resultAtMs(outcome: unknown): number
  dispose?(): void
}

/** The road maps or lists beside the table. */
export interface TableRoads {
  readonly view: HTMLElement
  show(history: readonly PastResult[]): void
}

export interface RoadParts {
  readonly texts: TableTexts
  readonly language: StageLanguage
}

/** One line of the paytable; `spot` is a spot with this payout. */
export interface PayRow {
  readonly name: string
  readonly spot: string
  /** One of the spot's payouts, if each has a line of its own. */
  readonly pays?: string
}

export interface PayParts {
  readonly language: StageLanguage
  /** Each win that a spot can pay, the least first. */
  oddsOf(spot: string): readonly string[]
}

export interface TableLook {
  readonly texts: Readonly<Record<StageLanguage, TableGameTexts>>
  /** Class of the stage: a game may set --scene-h and the like. */
  readonly className?: string | undefined
  /**
   * Many places to bet on: on a wide desktop the cloth has a column to itself, and the scene is above the
   * maps beside it.
   */
  readonly hasLargeCloth?: boolean
  makeBoard(parts: BoardParts): HTMLElement
  makeScene(parts: SceneParts): TableScene
  /** Absent: no maps. */
  makeRoads?(parts: RoadParts): TableRoads
  /** A line of small marks for the list of tables. */
  makeSmallRoad?(parts: RoadParts): TableRoads
  payRows(parts: PayParts): readonly PayRow[]
  /** Written beside the confirm button if more than the stakes is held. */
  readonly note?: Readonly<Record<StageLanguage, string>>
}
