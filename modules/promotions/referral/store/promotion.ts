/** The promotion behind referrals, and what comes back to its budget. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
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

/** Puts back what nobody took. */
export async function returnBudget(tx: Tx, promotionId: string, amount: bigint): Promise<void> {
  await run(
    tx,
    sql`UPDATE promotions.promotion SET spent_amount = spent_amount - ${amount} WHERE promotion_id = ${promotionId}`,
  )
}
