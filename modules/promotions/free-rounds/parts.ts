/** Free rounds. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleListFreeRounds } from './calls/list-free-rounds.ts'
import { endFreeRounds } from './jobs/end-rounds.ts'
import { grantFreeRounds } from './jobs/grant-rounds.ts'
import { grantRoundsWithDeposit } from './listeners/grant-with-deposit.ts'

export const freeRoundParts = {
  calls: [handleListFreeRounds],
  listeners: [grantRoundsWithDeposit],
  jobs: [grantFreeRounds, endFreeRounds],
} satisfies ModuleParts
