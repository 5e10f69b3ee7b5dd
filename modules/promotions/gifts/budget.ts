/** What a promotion may still give: its budget, that of the day, and its number of claims. */
import { refuse } from '../../../contract/errors.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { boundOf, takeShare, type Share } from './store.ts'

export { stopUsedUp, takeShare } from './store.ts'

/**
 * Takes claims of this amount together, usually one. It is the last that a transaction does, so that the
 * promotion's row is locked only until the commit. Errors: PROMO_BUDGET, PROMO_BUDGET_DAY with the moment at
 * which the next day begins, PROMO_QUOTA; then nothing is taken.
 */
export async function takeFromBudget(tx: Tx, share: Share): Promise<void> {
  if (await takeShare(tx, share)) return
  const bound = await boundOf(tx, share)
  if (bound === 'PROMO_BUDGET_DAY' && share.day) refuse(bound, share.day.before.toISOString())
  refuse(bound === 'PROMO_QUOTA' ? bound : 'PROMO_BUDGET')
}
