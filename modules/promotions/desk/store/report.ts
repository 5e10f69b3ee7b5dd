/** What one promotion gave, by the business day on which it was credited. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface PaidClaim {
  claimId: string
  memberId: string
  date: string
  amount: bigint
  requiredAmount: bigint
}

export async function paidClaims(
  reader: Reader,
  asked: { promotionId: string; from: Date; to: Date; timeZone: string },
): Promise<PaidClaim[]> {
  return rowsOf(
    reader,
    sql<PaidClaim>`
    SELECT claim_id AS "claimId", member_id AS "memberId", (paid_at AT TIME ZONE ${asked.timeZone})::date::text AS date,
           amount, required_amount AS "requiredAmount"
    FROM promotions.claim
    WHERE promotion_id = ${asked.promotionId} AND paid_at >= ${asked.from} AND paid_at < ${asked.to} AND amount > 0
    ORDER BY paid_at, claim_id`,
  )
}
