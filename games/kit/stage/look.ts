/** How one slot looks: the drawings of its symbols and of what lies behind the machine. */
import type { AnySheet, SymbolCode } from '../../../kernel/slots/sheet.ts'
import type { GameTexts } from '../locales/texts.ts'
import type { Picture } from './canvas/art.ts'
import type { Shower } from './dom/shower.ts'
import type { StageLanguage } from './page.ts'
import type { Voice } from './voice.ts'

export interface SlotLook {
  readonly symbols: Readonly<Record<SymbolCode, Picture>>
  /** Drawn faintly behind everything. */
  readonly backdrop: { readonly url: string; readonly position: string }
  /** The pigment of the ground, and in free spins. */
  readonly ground: string
  readonly freeSpinGround: string
  /** The pitch, the wood and the tune of its sounds; left out: a ranat. */
  readonly voice?: Voice
  /** What comes down, or up, over a payout far above the stake; left out: gold leaf. */
  readonly shower?: Shower
}

/** All that one slot brings: what it pays, how it looks, and what its symbols are called. */
export interface SlotDefinition {
  readonly sheet: AnySheet
  readonly look: SlotLook
  readonly texts: Readonly<Record<StageLanguage, GameTexts>>
}
