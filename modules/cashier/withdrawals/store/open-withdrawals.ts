/** Withdrawals that are requested and not ended: their money is held. */
import { oneOf, sql, type Reader } from '../../../../platform/postgres.ts'

/** How many there are of a merchant's members, and what they hold in satang. */
export async function openWithdrawalsOf(
  reader: Reader,
  merchantId: string,
): Promise<{ count: number; amount: bigint }> {
  return oneOf(
    reader,
    sql<{ count: number; amount: bigint }>`
    SELECT count(*)::int AS count, coalesce(sum(amount_minor), 0)::bigint AS amount FROM audit.withdrawals WHERE merchant_id = ${merchantId} AND is_held`,
  )
}
