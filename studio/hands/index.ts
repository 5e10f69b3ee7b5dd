/** Games that are played by hands (blackjack): their calls and jobs. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleStartHand } from './calls/start-hand.ts'
import { handleActInHand } from './calls/act-in-hand.ts'
import { handleReadCurrentHand } from './calls/read-current-hand.ts'
import { handleListHands } from './calls/list-hands.ts'
import { sweepHandsJob } from './jobs/sweep-hands.ts'

export const handsParts: ModuleParts = {
  calls: [handleStartHand, handleActInHand, handleReadCurrentHand, handleListHands],
  jobs: [sweepHandsJob],
}
