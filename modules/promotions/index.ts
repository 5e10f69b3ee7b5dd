/** What the house gives its members (domain/economy.md §2, §3): a room each, over bonus-cap and notices. */
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
import { vipParts } from './vip/parts.ts'

const rooms: readonly ModuleParts[] = [
  offerParts,
  checkInParts,
  missionParts,
  leaderboardParts,
  envelopeParts,
  raffleParts,
  referralParts,
  freeRoundParts,
  rebateParts,
  vipParts,
  rewardParts,
  promptParts,
  newsParts,
  reportParts,
  deskParts,
]

export const parts: ModuleParts = {
  calls: rooms.flatMap(({ calls = [] }) => calls),
  listeners: rooms.flatMap(({ listeners = [] }) => listeners),
  jobs: [payWeeklyCashbacks, followPlayedDays, ...rooms.flatMap(({ jobs = [] }) => jobs), tellNotices],
}
export { withoutOffers } from './audience/left-out.ts'
export { waitingApplications } from './desk/store/claims.ts'
export { offerDraw, type OfferedDraw } from './draws/offer.ts'
export { openDrawClock } from './draws/draw-clock.ts'
export { settings } from './settings.ts'
export { seedClaim, seedPromotion } from './offers/seed.ts'
export { freeRoundsOf, freeRoundVendorKey, seedFreeRounds } from './free-rounds/play.ts'
export { depositOffersOf } from './offers/deposit-offers.ts'
export { grantProposal } from './offers/decide.ts'
export { referralStateOf } from './referral/state.ts'
export { readyCountOf } from './rewards/badge.ts'
export { vipHoldProposal } from './vip/holds.ts'
