/** Every source of the reward centre, in the order in which it shows them: one line for each. */
import { missionRewards } from '../missions/source.ts'
import { promotionRewards } from '../offers/rewards.ts'
import { raffleRewards } from '../raffle/claim.ts'
import { rebateRewards } from '../rebate/rewards.ts'
import { referralRewards } from '../referral/rewards.ts'
import type { RewardSource } from './source.ts'

export const rewardSources: readonly RewardSource[] = [
  promotionRewards,
  missionRewards,
  raffleRewards,
  referralRewards,
  rebateRewards,
]
