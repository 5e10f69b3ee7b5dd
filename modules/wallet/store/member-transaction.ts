/** One transaction as its member sees it: the parts that touched the member's own accounts. */
import { firstOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { transferCodeOf, type TransferCode } from '../codes.ts'
import type { SeatMove } from '../record-details.ts'
import type { Currency } from '../types.ts'
import { seatColumns, seatJoins, toSeat, type StoredSeat } from './seat-moves.ts'

export interface MemberTransaction {
  txnId: string
  at: Date
  reference: string | null
  roundNo: string | null
  vendor: string | null
  gameCode: string | null
  seat: SeatMove | null
  /** Signed, positive into the account; purposes as the ledger names them. */
  parts: { code: TransferCode; purpose: string; amount: bigint; currency: Currency }[]
}

/** Undefined if the transaction did not touch the member. */
export async function memberTransactionOf(
  reader: Reader,
  asked: { txnId: bigint; memberId: string },
): Promise<MemberTransaction | undefined> {
  const rows = await rowsOf(
    reader,
    sql<{
      code: number
      purpose: string
      currency: Currency
      amount: bigint
      at: Date
      reference: string | null
      round_no: bigint | null
      vendor: string | null
      game_code: string | null
    }>`
    SELECT t.code, p.purpose, wallet.currency_of(p.ledger, o.currency) AS currency, sum(s.amount)::bigint AS amount, min(t.created_at) AS at, min(coalesce(x.reference, r.round_id)) AS reference,
           min(t.round_no) AS round_no, min(substr(v.scope, 8)) AS vendor, min(g.game_code) AS game_code
    FROM wallet.transfer t
    CROSS JOIN LATERAL (VALUES (t.debit_account, -t.amount), (t.credit_account, t.amount)) AS s(account, amount)
    JOIN wallet.purpose p ON p.purpose_no = s.account & 65535
    JOIN wallet.owner o ON o.owner_id = ${asked.memberId} AND o.family = 1 AND o.owner_no = s.account >> 16
    LEFT JOIN wallet.txn x ON x.txn_id = t.txn_id
    LEFT JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard
    LEFT JOIN wallet.game_guard g ON g.game_no = r.game_no LEFT JOIN wallet.scope v ON v.scope_no = r.vendor_no
    WHERE t.id >= ${asked.txnId} AND t.id < ${asked.txnId + 4096n} AND t.txn_id = ${asked.txnId}
    GROUP BY t.code, p.purpose, p.ledger, o.currency ORDER BY min(t.id), p.purpose`,
  )
  const [first] = rows
  if (!first) return undefined
  const seat = await firstOf(
    reader,
    sql<StoredSeat>`
    SELECT ${seatColumns} FROM (SELECT ${asked.txnId}::bigint AS txn_id, ${first.code}::smallint AS code) AS moved ${seatJoins}`,
  )
  return {
    txnId: asked.txnId.toString(),
    at: first.at,
    reference: first.reference,
    roundNo: first.round_no?.toString() ?? null,
    vendor: first.vendor ?? seat?.seat_vendor ?? null,
    gameCode: first.game_code ?? seat?.seat_game ?? null,
    seat: seat ? toSeat(seat) : null,
    parts: rows.map((row) => ({
      code: transferCodeOf(row.code),
      purpose: row.purpose,
      amount: row.amount,
      currency: row.currency,
    })),
  }
}
