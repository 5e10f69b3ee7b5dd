/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'
import { payWeeklyCashbacks } from './cashback/jobs/pay-cashbacks.ts'
import { checkInParts } from './check-in/parts.ts'
import { deskParts } from './desk/parts.ts'
import { envelopeParts } from './envelope/parts.ts'
import { freeRoundParts } from './free-rounds/parts.ts'
import { leaderboardParts } from './leaderboard/parts.ts'
import { missionParts } from './missions/parts.ts'
import { tellNotices } from './notices/jobs/tell-notices.ts'
import { offerParts } from './offers/parts.ts'
import { newsParts } from './news/parts.ts'
import { followPlayedDays } from './played/jobs/follow-played.ts'
import { promptParts } from './prompts/parts.ts'
import { raffleParts } from './raffle/parts.ts'
import { rebateParts } from './rebate/parts.ts'
import { referralParts } from './referral/parts.ts'
import { reportParts } from './report/parts.ts'
import { rewardParts } from './rewards/parts.ts'
import { showcaseParts } from './showcase/parts.ts'
import { vipParts } from './vip/parts.ts'

export const parts: ModuleParts = {
  calls: [
    ...offerParts.calls,
    ...showcaseParts.calls,
    ...checkInParts.calls,
    ...missionParts.calls,
    ...leaderboardParts.calls,
    ...envelopeParts.calls,
    ...raffleParts.calls,
    ...referralParts.calls,
    ...freeRoundParts.calls,
    ...rebateParts.calls,
    ...vipParts.calls,
    ...rewardParts.calls,
    ...promptParts.calls,
    ...newsParts.calls,
    ...reportParts.calls,
    ...deskParts.calls,
  ],
  listeners: [
    ...raffleParts.listeners,
    ...referralParts.listeners,
    ...freeRoundParts.listeners,
    ...newsParts.listeners,
  ],
  jobs: [
    payWeeklyCashbacks,
    followPlayedDays,
    ...leaderboardParts.jobs,
    ...raffleParts.jobs,
    ...referralParts.jobs,
    ...freeRoundParts.jobs,
    ...rebateParts.jobs,
    ...vipParts.jobs,
    tellNotices,
  ],
}
