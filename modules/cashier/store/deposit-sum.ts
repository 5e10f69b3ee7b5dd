/** What counts for a member's deposit limits. */
import { oneOf, sql, type Reader } from '../../../platform/postgres.ts'

/** Deposits opened in [from, to): credited ones by what was credited, others by what is to be paid, satang of their own included; nobody pays a USDT estimate's. */
export async function depositSumOf(reader: Reader, member: { merchantId: string; accountId: string }, from: Date, to: Date): Promise<bigint> {
  const { sum } = await oneOf(reader, sql<{ sum: bigint }>`
    SELECT coalesce(sum(CASE WHEN state = 'CONFIRMED' THEN credited_amount WHEN crypto_amount IS NULL THEN payable_amount ELSE asked_amount END), 0)::bigint AS sum FROM cashier.deposit
    WHERE member_id = ${member.accountId} AND merchant_id = ${member.merchantId} AND created_at >= ${from} AND created_at < ${to}
      AND state NOT IN ('EXPIRED', 'REJECTED')`)
  return sum
}
