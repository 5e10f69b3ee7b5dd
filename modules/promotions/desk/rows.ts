/** A promotion as the console's lists have it. */
import { promotionKindOf } from '../../../kernel/promotions/kinds/index.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { budgetDay, spentOn } from '../gifts/day-budget.ts'
import { phaseOf } from './rules/draft.ts'
import type { DeskClaim } from './store/claims.ts'
import type { DeskPromotion } from './store/promotions.ts'

export function rowOf({ merchant, now }: Pick<CallContext, 'merchant' | 'now'>, promotion: DeskPromotion) {
  const { promotionId, kind, names, imageUrl, state, startsAt, endsAt, version } = promotion
  return {
    promotionId,
    kind,
    names,
    imageUrl,
    state,
    phase: phaseOf(promotion, now),
    isUsedUp: state === 'STOPPED' && promotion.stopReason !== '',
    startsAt,
    endsAt,
    budgetAmount: promotion.budgetAmount,
    spentAmount: promotion.spentAmount,
    dayBudgetAmount: promotion.dayBudgetAmount,
    daySpentAmount: spentOn(promotion, budgetDay(merchant.timeZone, now)),
    claimLimit: promotion.claimLimit,
    claimCount: promotion.claimCount,
    currency: merchant.currency,
    version,
    hasDraw: promotion.hasDraw,
    stopWord: promotionKindOf[kind]?.stopWord ?? null,
  }
}

/** A claim as the console's lists have it. */
export function claimRowOf(claim: DeskClaim, currency: string) {
  const { claimId, promotionId, kind, names, state, amount, requiredAmount, remark, reason } = claim
  const { claimUntil, paidAt } = claim
  return {
    claimId,
    promotionId,
    kind,
    names,
    state,
    amount,
    requiredAmount,
    currency,
    remark,
    reason,
    claimUntil,
    paidAt,
  }
}
