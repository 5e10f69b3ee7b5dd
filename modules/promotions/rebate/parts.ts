/** Rebates that members claim. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleClaimRebate } from './calls/claim-rebate.ts'
import { handleReadRebate } from './calls/read-rebate.ts'
import { followRebatePlay } from './jobs/follow-rebates.ts'
import { payWeeklyRebates } from './jobs/pay-weekly-rebates.ts'

export const rebateParts = {
  calls: [handleReadRebate, handleClaimRebate],
  jobs: [followRebatePlay, payWeeklyRebates],
} satisfies ModuleParts
