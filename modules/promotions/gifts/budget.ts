/** What a promotion may still give: its budget and its number of claims, under the lock of its row. */
import { refuse } from '../../../contract/errors.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { lockBudget, spend } from './store.ts'

/** Takes one claim of this amount. Errors: PROMO_BUDGET, PROMO_QUOTA; then nothing is taken. */
export async function takeFromBudget(tx: Tx, promotionId: string, amount: bigint): Promise<void> {
  const { budgetAmount, spentAmount, claimLimit, claimCount } = await lockBudget(tx, promotionId)
  if (claimLimit !== null && claimCount >= claimLimit) refuse('PROMO_QUOTA')
  if (budgetAmount !== null && spentAmount + amount > budgetAmount) refuse('PROMO_BUDGET')
  await spend(tx, promotionId, { amount, count: 1 })
}
