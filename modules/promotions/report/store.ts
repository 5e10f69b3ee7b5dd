/** Rebates and VIP bonuses of a merchant by the business day on which they were paid. */
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'

export interface GiftDay {
  date: string
  rebateAmount: bigint
  rebateCount: number
  rebateMembers: number
  bonusAmount: bigint
  bonusCount: number
  bonusMembers: number
}

/** Newest first; both days included. */
export async function readGiftDays(
  reader: Reader,
  asked: { merchantId: string; from: string; to: string },
): Promise<GiftDay[]> {
  const { merchantId, from, to } = asked
  return rowsOf(
    reader,
    sql<GiftDay>`
    WITH rebate AS (
      SELECT day, sum(amount)::bigint AS amount, count(DISTINCT claim_id)::int AS times, count(DISTINCT member_id)::int AS members
      FROM promotions.rebate_claim WHERE merchant_id = ${merchantId} AND day BETWEEN ${from}::date AND ${to}::date GROUP BY day),
    bonus AS (
      SELECT day, sum(amount)::bigint AS amount, count(*)::int AS times, count(DISTINCT member_id)::int AS members
      FROM promotions.vip_payment WHERE merchant_id = ${merchantId} AND day BETWEEN ${from}::date AND ${to}::date GROUP BY day)
    SELECT day::text AS date,
           coalesce(rebate.amount, 0) AS "rebateAmount", coalesce(rebate.times, 0) AS "rebateCount",
             coalesce(rebate.members, 0) AS "rebateMembers",
           coalesce(bonus.amount, 0) AS "bonusAmount", coalesce(bonus.times, 0) AS "bonusCount",
             coalesce(bonus.members, 0) AS "bonusMembers"
    FROM rebate FULL JOIN bonus USING (day) ORDER BY day DESC`,
  )
}
