/** What promotions have given. */
import { firstOf, oneOf, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { BudgetDay } from './day-budget.ts'

/** What claims take together, in minor units. */
export interface Share {
  readonly promotionId: string
  readonly amount: bigint
  /** How many claims; absent: one. */
  readonly count?: number
  /**
   * The business day, of kinds that can have a budget a day. Without it a promotion that has such a budget
   * gives nothing.
   */
  readonly day?: BudgetDay
}

/**
 * Takes it if it fits into the budget, that of the day and the number of claims, and stops the promotion when
 * nothing is left of its budget or its claims. False: it does not fit, and nothing was taken.
 */
export async function takeShare(tx: Tx, share: Share): Promise<boolean> {
  const { promotionId, amount, count = 1, day } = share
  const onDay = sql`CASE WHEN p.day_spent_on >= ${day?.date ?? null}::date THEN p.day_spent_amount ELSE 0 END + ${amount}`
  const daySpent = day ? onDay : sql`p.day_spent_amount`
  const fitsDay = day ? sql`${onDay} <= p.day_budget_amount` : sql`false`
  const row = await firstOf(
    tx,
    sql`
    UPDATE promotions.promotion p
    SET spent_amount = p.spent_amount + ${amount}, claim_count = p.claim_count + ${count}::int,
      day_spent_amount = ${daySpent}, day_spent_on = greatest(p.day_spent_on, ${day?.date ?? null}::date),
      state = CASE WHEN ${isUsedUp(amount, count)} THEN 'STOPPED' ELSE p.state END,
      stop_reason = CASE WHEN ${isUsedUp(amount, count)} THEN 'BUDGET' ELSE p.stop_reason END
    WHERE p.promotion_id = ${promotionId} AND (p.budget_amount IS NULL OR p.spent_amount + ${amount} <= p.budget_amount)
      AND (p.day_budget_amount IS NULL OR ${fitsDay})
      AND (p.claim_limit IS NULL OR p.claim_count + ${count}::int <= p.claim_limit)
    RETURNING 1`,
  )
  return row !== undefined
}

const isUsedUp = (
  amount: bigint,
  count: number,
) => sql`coalesce(p.spent_amount + ${amount} = p.budget_amount, false)
  OR coalesce(p.claim_count + ${count}::int = p.claim_limit, false)`

/** Ends what cannot give any more. */
export async function stopUsedUp(tx: Tx, promotionId: string): Promise<void> {
  await firstOf(
    tx,
    sql`
    UPDATE promotions.promotion SET state = 'STOPPED', stop_reason = 'BUDGET'
    WHERE promotion_id = ${promotionId} AND state = 'LIVE' RETURNING 1`,
  )
}

/** Which bound a share that does not fit is above: the places first, then the whole budget. */
export async function boundOf(
  reader: Reader,
  { promotionId, amount }: Share,
): Promise<'PROMO_QUOTA' | 'PROMO_BUDGET' | 'PROMO_BUDGET_DAY'> {
  const { bound } = await oneOf(
    reader,
    sql<{ bound: 'PROMO_QUOTA' | 'PROMO_BUDGET' | 'PROMO_BUDGET_DAY' }>`
    SELECT CASE WHEN claim_count >= claim_limit THEN 'PROMO_QUOTA'
      WHEN spent_amount + ${amount} > budget_amount OR day_budget_amount IS NULL THEN 'PROMO_BUDGET'
      ELSE 'PROMO_BUDGET_DAY' END AS bound
    FROM promotions.promotion WHERE promotion_id = ${promotionId}`,
  )
  return bound
}
