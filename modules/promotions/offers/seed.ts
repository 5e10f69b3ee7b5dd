/** Promotions and applications that no call made: for the demo. */
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { moveClaim, openClaim } from './claim-moves.ts'
import { readPromotion } from './store/promotions.ts'
import { payOf, termsOf } from './terms.ts'

const DAY_MS = 86_400_000

export { insertLivePromotion as seedPromotion } from './store/seed.ts'

/** An application as it was sent, approved or rejected. */
export async function seedClaim(
  tx: Tx,
  seed: {
    merchantId: string
    promotionId: string
    memberId: string
    state: 'APPLYING' | 'CLAIM' | 'REJECTED'
    remark: string
    amount: bigint
    now: Date
  },
): Promise<void> {
  const { merchantId, promotionId, memberId, state, remark, amount, now } = seed
  const promotion = await readPromotion(tx, merchantId, promotionId)
  const terms = promotion && termsOf(promotion)
  const reward = terms && payOf(terms, { rewardAmount: amount })
  if (!promotion || !reward) throw new Error('the promotion of an application is there and gives something')
  const key = { merchantId, promotionId, memberId, cycle: '', arguments: promotion.arguments }
  const claim = await openClaim(tx, { ...key, state: 'APPLYING', attempts: 1, remark }, { now, note: remark })
  if (!claim || state === 'APPLYING') return
  const until = new Date(now.getTime() + Number(terms.values.claimDays) * DAY_MS)
  const ready = { amount: reward.amount, requiredAmount: requiredOf(reward), readyAt: now, claimUntil: until }
  await moveClaim(tx, claim, state, state === 'CLAIM' ? ready : { reason: 'PROOF' }, { now, actor: 'owner' })
}
