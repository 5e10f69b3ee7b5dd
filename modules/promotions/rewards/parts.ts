/** The reward centre. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleClaimRewards } from './calls/claim-rewards.ts'
import { handleListRewards } from './calls/list-rewards.ts'

export const rewardParts = {
  calls: [handleListRewards, handleClaimRewards],
} satisfies ModuleParts
