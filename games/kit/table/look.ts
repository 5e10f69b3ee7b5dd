/** What a game at a shared table declares: its spots, how its outcome is shown, and how its past is drawn. */
import type { TableGameTexts, TableTexts } from '../locales/table-texts.ts'
import type { StageLanguage } from '../stage/page.ts'
import type { Sound } from '../stage/sound.ts'
import type { PastResult, TableResult, TableView } from './page.ts'

export type Pigment = 'player' | 'banker' | 'tie' | 'gold' | 'clay' | 'soot' | 'bare'

export interface SpotOptions {
  readonly code: string
  /** What stands on the spot; a game may leave it empty and draw the spot itself. */
  readonly label?: string
  /** The name that is read out and told in refusals. */
  readonly name: string
  /** '11 : 1' */
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
  /** Makes the button of a spot; the game puts it where it belongs. */
  spot(options: SpotOptions): HTMLButtonElement
  /** Puts so many of the chosen chip on each of the spots: all or none, taken back in one step. */
  placeChips(list: readonly { readonly spot: string; readonly chips: number }[]): void
}

export interface SceneParts {
  readonly texts: TableTexts
  readonly language: StageLanguage
  readonly sound: Sound
  /** True where states change at once: reduced motion, or a page that nobody sees. */
  isCalm(): boolean
}

/** Where the outcome is shown, on the felt before the dealer. */
export interface TableScene {
  readonly view: HTMLElement
  /**
   * Stands as it should. `revealedMs` is the time since the reveal began: below 0 before it, Infinity when it is over;
   * called at each change of the table's state and after a reload in the middle. While bets are open the last outcome
   * may lie on, as the round before.
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

/** One line of the paytable; `spot` is a spot with this payout, for its return. */
export interface PayRow {
  readonly name: string
  readonly pays: string
  readonly spot: string
}

export interface TableLook {
  readonly texts: Readonly<Record<StageLanguage, TableGameTexts>>
  /** Class of the stage: a game may set --scene-h and the like. */
  readonly className?: string | undefined
  /** Many places to bet on: on a wide desk the cloth has a column to itself, the scene stands over the maps beside it. */
  readonly hasLargeCloth?: boolean
  makeBoard(parts: BoardParts): HTMLElement
  makeScene(parts: SceneParts): TableScene
  /** Absent: no maps. */
  makeRoads?(parts: RoadParts): TableRoads
  /** A line of small marks for the list of tables. */
  makeSmallRoad?(parts: RoadParts): TableRoads
  payRows(texts: TableGameTexts, language: StageLanguage): readonly PayRow[]
  /** Codes of the spots that won. */
  winners(result: TableResult, outcome: unknown): readonly string[]
  /** Written beside the confirm button where stakes hold more than themselves. */
  readonly note?: Readonly<Record<StageLanguage, string>>
}
