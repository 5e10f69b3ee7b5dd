/** How one slot looks: the drawings of its symbols and of what lies behind the machine. */
import type { SymbolCode } from '../../../kernel/slots/sheet.ts'
import type { Picture } from './canvas/art.ts'
import type { Voice } from './sound.ts'

export interface SlotLook {
  readonly symbols: Readonly<Record<SymbolCode, Picture>>
  /** Drawn faintly behind everything. */
  readonly backdrop: { readonly url: string; readonly position: string }
  /** The pigment of the ground, and in free spins. */
  readonly ground: string
  readonly freeSpinGround: string
  /** The pitch and the wood of its sounds; left out: a ranat. */
  readonly voice?: Voice
}
