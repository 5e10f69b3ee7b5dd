import { claimRewards, claimRewardsSchemas } from '../../../../contract/player/promotions/claim-rewards.ts'
import { handle } from '../../../../platform/calls.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { claimAll, claimOne } from '../centre.ts'

/** A reward that was claimed before, or none that is ready, answers with nothing received. */
export const handleClaimRewards = handle(claimRewards, claimRewardsSchemas, async (context, { body }) => {
  const { tx, actor, merchant, now } = context
  const seeker = { house: merchant, memberId: actor.accountId, now, use: context.use }
  const given =
    body.rewardId === undefined
      ? await claimAll(tx, seeker)
      : [await claimOne(tx, seeker, body.rewardId)].filter((one) => one !== null)
  return {
    count: given.length,
    amount: given.reduce((sum, { amount }) => sum + amount, 0n),
    pointsAmount: given.reduce((sum, { pointsAmount }) => sum + pointsAmount, 0n),
    roundCount: given.reduce((sum, { roundCount = 0 }) => sum + roundCount, 0),
    balance: (await balancesOf(tx, actor.accountId)).balance,
    currency: merchant.currency,
  }
})
