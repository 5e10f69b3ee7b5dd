/**
 * What the house gives its members (domain/economy.md §2, §3). A room each; below them all stand what one
 * day may give (bonus-cap) and what is told in the morning (notices).
 */
import type { ModuleParts } from '../../platform/calls.ts'
import { payWeeklyCashbacks } from './cashback/jobs/pay-cashbacks.ts'
import { tellNotices } from './notices/jobs/tell-notices.ts'
import { offerParts } from './offers/parts.ts'
import { rebateParts } from './rebate/parts.ts'
import { reportParts } from './report/parts.ts'
import { rewardParts } from './rewards/parts.ts'
import { vipParts } from './vip/parts.ts'

export const parts: ModuleParts = {
  calls: [
    ...offerParts.calls,
    ...rebateParts.calls,
    ...vipParts.calls,
    ...reportParts.calls,
    ...rewardParts.calls,
  ],
  jobs: [...rebateParts.jobs, ...vipParts.jobs, payWeeklyCashbacks, tellNotices],
}
export { settings } from './settings.ts'
export { depositOffersOf } from './offers/deposit-offers.ts'
export { decideApplication, grantPromotion, grantProposal } from './offers/decide.ts'
export { readyCountOf } from './rewards/badge.ts'
export { vipHoldProposal } from './vip/holds.ts'
