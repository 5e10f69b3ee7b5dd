/** What a promotion may still give: its budget and its number of claims. */
import { refuse } from '../../../contract/errors.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { isFull, takeShare } from './store.ts'

export { stopUsedUp, takeShare } from './store.ts'

/**
 * Takes claims of this amount together, usually one. It is the last that a transaction does, so that the
 * promotion's row is locked only until the commit. Errors: PROMO_BUDGET, PROMO_QUOTA; then nothing is taken.
 */
export async function takeFromBudget(tx: Tx, promotionId: string, amount: bigint, count = 1): Promise<void> {
  if (await takeShare(tx, promotionId, amount, count)) return
  refuse((await isFull(tx, promotionId)) ? 'PROMO_QUOTA' : 'PROMO_BUDGET')
}
