/** What the limits need of the cashier's records: signs of haste, and the owners of bank accounts. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

interface Sign {
  merchantId: string
  accountId: string
  count: number
}

export const moneySigns = {
  /** Members with at least this many deposits credited since. */
  deposits: (reader: Reader, merchantId: string, since: Date, atLeast: number): Promise<Sign[]> =>
    rowsOf(
      reader,
      sql<Sign>`
    SELECT merchant_id AS "merchantId", member_id AS "accountId", count(*)::int AS count FROM cashier.deposit
    WHERE merchant_id = ${merchantId} AND state = 'CONFIRMED' AND created_at >= ${since}::timestamptz - interval '1 day' AND changed_at >= ${since} GROUP BY 1, 2 HAVING count(*) >= ${atLeast}`,
    ),
  /** Members who cancelled at least this many withdrawals requested since. */
  cancelledWithdrawals: (reader: Reader, merchantId: string, since: Date, atLeast: number): Promise<Sign[]> =>
    rowsOf(
      reader,
      sql<Sign>`
    SELECT merchant_id AS "merchantId", member_id AS "accountId", count(*)::int AS count FROM cashier.withdrawal
    WHERE merchant_id = ${merchantId} AND state = 'CANCELLED' AND created_at >= ${since} GROUP BY 1, 2 HAVING count(*) >= ${atLeast}`,
    ),
}

/** `KBANK:1234567890`, removed ones too. */
export async function bankMarksOf(
  reader: Reader,
  member: { merchantId: string; accountId: string },
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ mark: string }>`
    SELECT bank_code || ':' || account_no AS mark FROM cashier.bank_account WHERE member_id = ${member.accountId} AND merchant_id = ${member.merchantId}`,
  )
  return rows.map((row) => row.mark)
}
