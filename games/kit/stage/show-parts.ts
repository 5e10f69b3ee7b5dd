import type { AnySheet } from '../../../kernel/slots/sheet.ts'
import type { GameTexts, KitTexts } from '../locales/texts.ts'
import type { Board } from './canvas/board.ts'
import type { Screen } from './dom/screen.ts'
import type { Sound } from './sound.ts'

export interface ShowParts {
  readonly sheet: AnySheet
  readonly machine: Board
  readonly screen: Screen
  readonly sound: Sound
  readonly texts: KitTexts
  readonly gameTexts: GameTexts
  readonly currency: string
}
