import type { AnySheet } from '../../../../kernel/slots/sheet.ts'
import type { GameTexts, KitTexts } from '../../locales/texts.ts'
import type { SlotLook } from '../look.ts'
import type { StagePage } from '../page.ts'
import type { LastRound } from './fair-panel.ts'

/** What the window about the game is made of. */
export interface InfoParts {
  readonly sheet: AnySheet
  readonly look: SlotLook
  readonly texts: KitTexts
  readonly gameTexts: GameTexts
  readonly page: StagePage
  readonly betAmount: number
  readonly lastRound: LastRound | null
}
