/** Sums and names of a member's deposits that rules need. */
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { open } from './deposit-rows.ts'

/** How many are open, and when those of the last hours expired unpaid, oldest first. */
export async function readDepositPace(
  reader: Reader,
  memberId: string,
  now: Date,
): Promise<{ openCount: number; expiredAt: Date[] }> {
  const rows = await rowsOf(
    reader,
    sql<{ is_open: boolean; ended_at: Date }>`
    SELECT expires_at > ${now} AND state <> 'EXPIRED' AS is_open, least(changed_at, expires_at) AS ended_at FROM cashier.deposit
    WHERE member_id = ${memberId} AND (state IN (${open}) OR (state = 'EXPIRED' AND changed_at > ${now}::timestamptz - interval '3 hours')) ORDER BY 2`,
  )
  return {
    openCount: rows.filter((row) => row.is_open).length,
    expiredAt: rows.filter((row) => !row.is_open).map((row) => row.ended_at),
  }
}

/**
 * Everything requested in open deposits or credited, ever; without the additional satang of exact payments.
 */
export async function readDepositTotal(reader: Reader, memberId: string): Promise<bigint> {
  const row = await oneOf(
    reader,
    sql<{ total: bigint }>`
    SELECT coalesce(sum(CASE WHEN credited_amount > 0 AND credited_amount <> payable_amount THEN credited_amount ELSE asked_amount END), 0)::bigint AS total
    FROM cashier.deposit WHERE member_id = ${memberId} AND state IN (${open}, 'REVIEW', 'CONFIRMED')`,
  )
  return row.total
}

/** Payer names of the member's credited deposits; a chain has none. */
export async function readPayerNames(reader: Reader, memberId: string): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ payer_name: string }>`
    SELECT DISTINCT payer_name FROM cashier.deposit WHERE member_id = ${memberId} AND state = 'CONFIRMED' AND payer_name IS NOT NULL AND crypto_amount IS NULL`,
  )
  return rows.map((row) => row.payer_name)
}

/** What was credited to the member since a moment. */
export async function readCreditedSince(reader: Reader, memberId: string, since: Date): Promise<bigint> {
  const row = await oneOf(
    reader,
    sql<{ total: bigint }>`
    SELECT coalesce(sum(credited_amount), 0)::bigint AS total FROM cashier.deposit WHERE member_id = ${memberId} AND state = 'CONFIRMED' AND changed_at >= ${since}`,
  )
  return row.total
}
