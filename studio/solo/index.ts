/** Solo games: their calls and jobs. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handlePlayRound } from './calls/play-round.ts'
import { handleListRounds } from './calls/list-rounds.ts'
import { handleMarkRoundShown } from './calls/mark-round-shown.ts'
import { handleListFairRounds } from './calls/list-fair-rounds.ts'
import { sweepRoundsJob } from './jobs/sweep-rounds.ts'

export const soloParts: ModuleParts = {
  calls: [handlePlayRound, handleListRounds, handleMarkRoundShown, handleListFairRounds],
  jobs: [sweepRoundsJob],
}
