/** What concerns all kinds of games: entering a game, and the proof of any round. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleEnterGame } from './calls/enter-game.ts'
import { handleReadFairRound } from './calls/read-fair-round.ts'

export const houseParts: ModuleParts = {
  calls: [handleEnterGame, handleReadFairRound],
}
