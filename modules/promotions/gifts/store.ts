/** What promotions have given. */
import { firstOf, oneOf, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

/**
 * Takes claims of this amount together, usually one, if they fit into the budget and the number of claims,
 * and stops the promotion when nothing is left of either. False: they do not fit, and nothing was taken.
 */
export async function takeShare(tx: Tx, promotionId: string, amount: bigint, count = 1): Promise<boolean> {
  const row = await firstOf(
    tx,
    sql`
    UPDATE promotions.promotion p
    SET spent_amount = p.spent_amount + ${amount}, claim_count = p.claim_count + ${count}::int,
      state = CASE WHEN ${isUsedUp(amount, count)} THEN 'STOPPED' ELSE p.state END,
      stop_reason = CASE WHEN ${isUsedUp(amount, count)} THEN 'BUDGET' ELSE p.stop_reason END
    WHERE p.promotion_id = ${promotionId} AND (p.budget_amount IS NULL OR p.spent_amount + ${amount} <= p.budget_amount)
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

/** Whether all places are taken; what does not fit otherwise is too much for the budget. */
export async function isFull(reader: Reader, promotionId: string): Promise<boolean> {
  const row = await oneOf(
    reader,
    sql<{ is_full: boolean }>`
    SELECT coalesce(claim_count >= claim_limit, false) AS is_full FROM promotions.promotion WHERE promotion_id = ${promotionId}`,
  )
  return row.is_full
}
