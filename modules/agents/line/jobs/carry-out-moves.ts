/** Carries out moves of accounts when their half month begins. */
import type { Job } from '../../../../platform/calls.ts'
import { carryOutMoves } from '../moves.ts'

export const carryOutMovesJob: Job = {
  name: 'agents/carry-out-moves',
  everyMs: 5_000,
  run: ({ database, services, now }) => carryOutMoves(database, services, now),
}
