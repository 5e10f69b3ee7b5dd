import type { SoloGame } from '../games/solo-game.ts'
import type { SlotEvent } from './events.ts'
import type { AnySheet } from './sheet.ts'

/** A solo game described by a sheet. */
export interface SheetGame extends SoloGame<SlotEvent> {
  /** Every number of it, as published. */
  readonly sheet: AnySheet
}

/** The sheet of a slot; null for any other game. */
export function sheetOfGame(game: SoloGame): AnySheet | null {
  return 'sheet' in game ? (game as SheetGame).sheet : null
}
