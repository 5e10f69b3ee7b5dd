/** Claims that wait to be pressed for, in the reward centre. */
import type { RewardSource } from '../rewards/source.ts'
import { claimReady } from './claim.ts'
import { readReadyRewards, readReceivedRewards } from './store/rewards.ts'
import { termsOf } from './terms.ts'

export const promotionRewards: RewardSource = {
  code: 'PROMOTION',
  async readyOf(reader, { house, memberId, now }) {
    const rows = await readReadyRewards(reader, { merchantId: house.id, memberId, now })
    return rows.map(({ promotionId, names, kind, amount, claimUntil, ...row }) => ({
      rewardId: promotionId,
      name: names,
      amount,
      pointsAmount: 0n,
      timesPpm: BigInt(Number(termsOf({ kind, arguments: row.arguments })?.values.times ?? 0)),
      claimUntil,
    }))
  },
  async receivedOf(reader, { house, memberId, now }, limit) {
    const rows = await readReceivedRewards(reader, { merchantId: house.id, memberId, now, limit })
    return rows.map(({ claimId, names, amount, outcome, at }) => ({
      rewardId: claimId,
      name: names,
      amount,
      pointsAmount: 0n,
      outcome,
      at,
    }))
  },
  async claim(tx, { house, memberId, now }, rewardId) {
    const { claim, isRepeat } = await claimReady(tx, { house, memberId, now }, rewardId)
    return isRepeat ? null : { amount: claim.amount, pointsAmount: 0n }
  },
}
