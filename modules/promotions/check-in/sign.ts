/** Checks a member in for today and pays it: once a business day, whatever is asked at once. */
import { refuse } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { moneyText } from '../../../kernel/money.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import { checkIn } from '../../../kernel/promotions/kinds/check-in.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { takeFromBudget } from '../gifts/budget.ts'
import { budgetDay } from '../gifts/day-budget.ts'
import { fitIntoDay, giveGifts } from '../gifts/give.ts'
import { insertPaidClaim } from '../running/store.ts'
import type { CheckInSeeker, Standing } from './days.ts'
import { insertCheckInDay } from './store.ts'

/**
 * Errors: PROMO_RG, PROMO_NOT_READY, PROMO_BUDGET, PROMO_BUDGET_DAY, PROMO_QUOTA, PROMO_DAY_CAP. Checked in
 * before, it moves nothing.
 */
export async function signDay(tx: Tx, seeker: CheckInSeeker, standing: Standing): Promise<void> {
  const { merchant, memberId, now } = seeker
  const { running, values, today, place, figures } = standing
  if (standing.isSigned) return
  if (standing.isPaused) refuse('PROMO_RG')
  const reward = checkIn.pay(values, { ...figures, count: place })
  if (!reward) {
    const { doneAmount, targetAmount } = checkIn.progress(values, figures)!
    refuse('PROMO_NOT_READY', moneyText(targetAmount - doneAmount, merchant.currency))
  }
  const claimId = newId(now.getTime())
  const isNew = await insertPaidClaim(tx, {
    claimId,
    promotionId: running.promotionId,
    memberId,
    merchantId: merchant.id,
    cycle: today,
    state: 'SIGNED',
    arguments: values,
    amount: reward.amount,
    requiredAmount: requiredOf(reward),
    reference: '',
    at: now,
  })
  if (!isNew) return
  const row = { promotionId: running.promotionId, memberId, claimId }
  await insertCheckInDay(tx, { ...row, day: today, place, amount: reward.amount })
  const order = { house: merchant, code: 'BONUS', now } as const
  const gift = { memberId, key: claimId, source: 'CHECK_IN', reward }
  const [fits] = await fitIntoDay(tx, order, [gift])
  if (!fits) refuse('PROMO_DAY_CAP')
  await giveGifts(tx, order, [gift])
  // Last, since every member waits for the lock of the promotion's row.
  const day = budgetDay(merchant.timeZone, now)
  await takeFromBudget(tx, { promotionId: running.promotionId, amount: reward.amount, day })
}
