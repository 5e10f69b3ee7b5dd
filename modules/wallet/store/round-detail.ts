/** One member's part of a round with every movement in it, for operators. */
import { firstOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { transferCodeOf, type TransferCode } from '../codes.ts'
import type { Currency } from '../types.ts'
import { roundColumns, roundJoins, toRound, type RoundRow, type StoredRound } from './rounds.ts'

export interface RoundMovement {
  txnId: string
  code: TransferCode
  /** Accounts as `owner/purpose`. */
  from: string
  to: string
  amount: bigint
  currency: Currency
  /** Main and bonus together (or play money) afterwards, if the member's own account moved. */
  balanceAfter: bigint | null
  at: Date
  /** The vendor's id of the transaction, on its first movement. */
  key: string | null
}

export interface RoundDetail extends RoundRow {
  movements: RoundMovement[]
}

/** By the vendor's id of the round, or by its number. Undefined if the member has no such round. */
export async function roundDetailOf(
  reader: Reader,
  asked: { memberId: string } & ({ vendor: string; roundId: string } | { roundNo: bigint }),
): Promise<RoundDetail | undefined> {
  const isIt =
    'roundNo' in asked
      ? sql`r.round_no = ${asked.roundNo}`
      : sql`v.scope = ${`vendor:${asked.vendor}`} AND r.round_id = ${asked.roundId}`
  const row = await firstOf(
    reader,
    sql<StoredRound & { owner_no: bigint }>`
    SELECT ${roundColumns}, r.owner_no FROM wallet.round r ${roundJoins}
    WHERE ${isIt} AND o.owner_id = ${asked.memberId}`,
  )
  if (!row) return undefined
  // The round's number is that of its first movement, and the movements of one transaction are next to each
  // other.
  const movements = await rowsOf(
    reader,
    sql<{
      txn_id: bigint
      code: number
      from: string
      to: string
      amount: bigint
      currency: Currency
      balance_after: bigint | null
      at: Date
      key: string | null
    }>`
    WITH own AS (
      SELECT DISTINCT t.txn_id FROM wallet.transfer t
      WHERE t.guarded_side > 0 AND (CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END) >> 16 = ${row.owner_no}
        AND t.id >= ${row.round_no} AND t.round_no = ${row.round_no} LIMIT 200)
    SELECT t.txn_id, t.code, d.owner_id || '/' || dp.purpose AS "from", c.owner_id || '/' || cp.purpose AS "to", t.amount, wallet.currency_of(dp.ledger, d.currency) AS currency, t.created_at AS at, t.key,
           CASE WHEN t.guarded_side > 0 THEN coalesce(t.member_balance_after, t.guarded_balance_after) END AS balance_after
    FROM own JOIN wallet.transfer t ON t.id >= own.txn_id AND t.id < own.txn_id + 64 AND t.txn_id = own.txn_id
    JOIN wallet.owner d ON d.owner_no = t.debit_account >> 16 JOIN wallet.purpose dp ON dp.purpose_no = t.debit_account & 65535
    JOIN wallet.owner c ON c.owner_no = t.credit_account >> 16 JOIN wallet.purpose cp ON cp.purpose_no = t.credit_account & 65535
    ORDER BY t.id`,
  )
  return {
    ...toRound(row),
    movements: movements.map(({ txn_id, code, balance_after, ...movement }) => ({
      ...movement,
      balanceAfter: balance_after,
      txnId: txn_id.toString(),
      code: transferCodeOf(code),
    })),
  }
}
