/** What became of what a promotion gave, as operators read it. */
import { readPromotionReport } from '../../contract/operator/promotions/read-promotion-report.ts'
import type { CashierHouse } from './cashier.ts'

/** `spent` is the promotion's own count; `outcomes` are those that there are, with their claims and money. */
export async function givenOf(cashier: CashierHouse, promotionId: string) {
  const clerk = await cashier.operator('finance', ['promotions.view'])
  const { promotion, total, outcomes } = (await clerk.call(readPromotionReport, { params: { promotionId } }))
    .value
  return {
    spent: promotion.spentAmount,
    cost: total.costAmount,
    outcomes: outcomes
      .filter(({ claimCount }) => claimCount > 0)
      .map(({ outcome, claimCount, costAmount }) => [outcome, claimCount, costAmount]),
  }
}
