import { cascadeGame } from '../../../kernel/slots/cascade-game.ts'
import { sheet } from './sheet.ts'

/** DURIAN20 as the studio and the verify page run it. */
export const game = cascadeGame(sheet)
