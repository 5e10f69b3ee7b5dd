import { slotGame } from '../../../kernel/slots/slot-game.ts'
import { sheet } from './sheet.ts'

/** TEMPLATE as the studio and the verify page would run it. */
export const game = slotGame(sheet)
