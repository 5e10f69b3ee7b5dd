/** Claims what is ready: credited once, whoever asks and however often (domain/economy.md §6.2). */
import { refuse } from '../../../contract/errors.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { budgetDay, fitsDay } from '../gifts/day-budget.ts'
import { giveClaim } from './give.ts'
import { lockReadyOf, type ClaimRow } from './store/claims.ts'
import { readPromotion } from './store/promotions.ts'
import { payOf, termsOf } from './terms.ts'
import { holds } from './usable.ts'

export interface Claiming {
  readonly house: { readonly id: string; readonly timeZone: string }
  readonly memberId: string
  readonly now: Date
}

/**
 * The member's ready claim of a promotion, credited; one that was claimed before is answered as it is and
 * moves nothing. Errors: PROMO_NOT_FOUND, PROMO_NOT_READY, PROMO_CLAIM_LATE, PROMO_RG, PROMO_BUDGET,
 * PROMO_BUDGET_DAY, PROMO_QUOTA, PROMO_DAY_CAP.
 */
export async function claimReady(
  tx: Tx,
  claiming: Claiming,
  promotionId: string,
): Promise<{ claim: ClaimRow; isRepeat: boolean }> {
  const { house, memberId, now } = claiming
  const promotion = (await readPromotion(tx, house.id, promotionId)) ?? refuse('PROMO_NOT_FOUND')
  const claim = (await lockReadyOf(tx, { promotionId, memberId })) ?? refuse('PROMO_NOT_FOUND')
  if (claim.state === 'CLAIMED') return { claim, isRepeat: true }
  if (claim.claimUntil !== null && claim.claimUntil <= now)
    refuse('PROMO_CLAIM_LATE', claim.claimUntil.toISOString())
  // The promotion was read without a lock: whoever finds it used up need not wait for the others.
  if (!holds(promotion, claim.amount) && !termsOf(promotion)?.kind.costAhead) refuse('PROMO_BUDGET')
  const today = budgetDay(house.timeZone, now)
  if (!fitsDay(promotion, today, claim.amount)) refuse('PROMO_BUDGET_DAY', today.before.toISOString())
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds: [memberId], now })
  if (left.size > 0) refuse('PROMO_RG')
  const terms = termsOf({ kind: promotion.kind, arguments: claim.arguments }) ?? refuse('PROMO_NOT_FOUND')
  const reward = payOf(terms, { rewardAmount: claim.amount }) ?? refuse('PROMO_NOT_FOUND')
  const given = await giveClaim(tx, { house, promotion, now }, claim, 'CLAIMED', reward)
  return { claim: given, isRepeat: false }
}
