import { slotGame } from '../../../kernel/slots/slot-game.ts'
import { sheet } from './sheet.ts'

/** CATFORTUNE as the studio and the verify page run it. */
export const game = slotGame(sheet)
