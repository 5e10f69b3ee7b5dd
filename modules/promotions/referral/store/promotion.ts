/** The promotion behind referrals, and what is left of its budget. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { Audience } from '../../audience/audience.ts'

export interface LiveReferral {
  promotionId: string
  arguments: Readonly<Record<string, unknown>>
  audience: Audience
}

/** The merchant's live promotions of this kind at a moment, in their order. */
export async function readLiveReferrals(
  reader: Reader,
  merchantId: string,
  at: Date,
): Promise<LiveReferral[]> {
  return rowsOf(
    reader,
    sql<LiveReferral>`
    SELECT promotion_id AS "promotionId", arguments, audience FROM promotions.promotion
    WHERE merchant_id = ${merchantId} AND kind = 'REFERRAL' AND state = 'LIVE' AND starts_at <= ${at}
      AND (ends_at IS NULL OR ends_at > ${at})
    ORDER BY position, promotion_id`,
  )
}

/** Takes an amount and a number of claims; false if they are not left, and then nothing is taken. */
export async function takeBudget(
  tx: Tx,
  promotionId: string,
  { amount, count }: { amount: bigint; count: number },
): Promise<boolean> {
  const row = await firstOf(
    tx,
    sql`
    UPDATE promotions.promotion SET spent_amount = spent_amount + ${amount}, claim_count = claim_count + ${count}
    WHERE promotion_id = ${promotionId} AND (budget_amount IS NULL OR spent_amount + ${amount} <= budget_amount)
      AND (claim_limit IS NULL OR claim_count + ${count} <= claim_limit)
    RETURNING 1`,
  )
  return row !== undefined
}

/** Puts back what nobody took. */
export async function returnBudget(tx: Tx, promotionId: string, amount: bigint): Promise<void> {
  await run(
    tx,
    sql`UPDATE promotions.promotion SET spent_amount = spent_amount - ${amount} WHERE promotion_id = ${promotionId}`,
  )
}
