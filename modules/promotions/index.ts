/**
 * What the house gives its members (domain/economy.md §2, §3). A room each; below them all stand what one
 * day may give (bonus-cap) and what is told in the morning (notices).
 */
import type { ModuleParts } from '../../platform/calls.ts'
import { tellNotices } from './notices/jobs/tell-notices.ts'
import { rebateParts } from './rebate/parts.ts'
import { referralParts } from './referral/parts.ts'
import { reportParts } from './report/parts.ts'
import { rewardParts } from './rewards/parts.ts'
import { vipParts } from './vip/parts.ts'

export const parts: ModuleParts = {
  calls: [
    ...rebateParts.calls,
    ...vipParts.calls,
    ...reportParts.calls,
    ...rewardParts.calls,
    ...referralParts.calls,
  ],
  jobs: [...rebateParts.jobs, ...vipParts.jobs, tellNotices, ...referralParts.jobs],
  listeners: referralParts.listeners,
}
export { settings } from './settings.ts'
export { referralStateOf } from './referral/state.ts'
export { readyCountOf } from './rewards/badge.ts'
export { vipHoldProposal } from './vip/holds.ts'
