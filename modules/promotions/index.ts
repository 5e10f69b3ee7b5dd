/**
 * What the house gives its members (domain/economy.md §2, §3). A room each; below them all stand what one
 * day may give (bonus-cap) and what is told in the morning (notices).
 */
import type { ModuleParts } from '../../platform/calls.ts'
import { checkInParts } from './check-in/parts.ts'
import { leaderboardParts } from './leaderboard/parts.ts'
import { missionParts } from './missions/parts.ts'
import { tellNotices } from './notices/jobs/tell-notices.ts'
import { followPlayedDays } from './played/jobs/follow-played.ts'
import { rebateParts } from './rebate/parts.ts'
import { reportParts } from './report/parts.ts'
import { rewardParts } from './rewards/parts.ts'
import { vipParts } from './vip/parts.ts'

export const parts: ModuleParts = {
  calls: [
    ...rebateParts.calls,
    ...vipParts.calls,
    ...reportParts.calls,
    ...rewardParts.calls,
    ...checkInParts.calls,
    ...missionParts.calls,
    ...leaderboardParts.calls,
  ],
  jobs: [...rebateParts.jobs, ...vipParts.jobs, tellNotices, followPlayedDays, ...leaderboardParts.jobs],
}
export { settings } from './settings.ts'
export { decideApplication, grantPromotion, grantProposal } from './offers/decide.ts'
export { readyCountOf } from './rewards/badge.ts'
export { vipHoldProposal } from './vip/holds.ts'
