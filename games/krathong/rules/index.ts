import { cascadeGame } from '../../../kernel/slots/cascade-game.ts'
import { sheet } from './sheet.ts'

/** KRATHONG as the studio and the verify page run it. */
export const game = cascadeGame(sheet)
