/** Every source of the reward centre, in the order in which it shows them: one line for each. */
import { rebateRewards } from '../rebate/rewards.ts'
import { referralRewards } from '../referral/rewards.ts'
import type { RewardSource } from './source.ts'

export const rewardSources: readonly RewardSource[] = [rebateRewards, referralRewards]
