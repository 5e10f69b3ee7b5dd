/** The account record: a member's movements, as the member sees them. */
import { toPage, type Page, type PageRequest } from '../../../kernel/paging.ts'
import { firstOf, oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { transferCodeOf, transferCodes, type TransferCode } from '../codes.ts'
import type { SeatMove } from '../record-details.ts'
import type { Currency } from '../types.ts'
import { shownPurposes } from './accounts.ts'

export interface StatementLine {
  txnId: string
  code: TransferCode
  /** The business record: the one that the transaction names, or the vendor's round. */
  reference: string | null
  /** What main and bonus together (or points, or play money) gained; negative if money left. */
  amount: bigint
  balanceAfter: bigint
  at: Date
  vendor: string | null
  gameCode: string | null
  roundId: string | null
  /** For the line of a seat: what was set aside to play with, or came back. */
  seat: SeatMove | null
}

/** `from` and `to` are half-open; `codes` absent: all. */
export interface StatementFilter {
  memberId: string
  currency?: Currency
  from?: Date
  to?: Date
  codes?: readonly TransferCode[]
}

interface LineRow {
  txn_id: bigint
  code: number
  reference: string | null
  amount: bigint
  balance_after: bigint
  at: Date
  vendor: string | null
  game_code: string | null
  round_id: string | null
}

// Legs of one transaction under one code are one line: a bet that drew on main and bonus is one bet.
// Movements between main and bonus that leave their sum as it was are no line.
function lines(filter: StatementFilter) {
  const account = sql`(CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END)`
  const conditions = [
    sql`t.guarded_side > 0`,
    sql`${account} >> 16 = (SELECT owner_no FROM wallet.owner WHERE owner_id = ${filter.memberId} AND family = 1)`,
    sql`${account} & 65535 = ANY (${shownPurposes(filter.currency ?? 'REAL')}::bigint[])`,
    ...(filter.from ? [sql`t.created_at >= ${filter.from}`] : []),
    ...(filter.to ? [sql`t.created_at < ${filter.to}`] : []),
    ...(filter.codes
      ? [sql`t.code = ANY (${filter.codes.map((code) => transferCodes[code])}::smallint[])`]
      : []),
  ]
  return sql`
    SELECT t.txn_id, t.code, min(t.round_no) AS round_no, min(t.shard) AS shard, max(t.id) AS id, min(t.created_at) AS at,
           sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END)::bigint AS amount,
           (array_agg(coalesce(t.member_balance_after, t.guarded_balance_after) ORDER BY t.id DESC))[1] AS balance_after
    FROM wallet.transfer t WHERE ${sql.join(conditions, sql` AND `)}
    GROUP BY t.txn_id, t.code HAVING sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END) <> 0`
}

/** Newest first; main and bonus together unless another currency is named. */
export async function transfersOf(
  reader: Reader,
  query: StatementFilter & PageRequest,
): Promise<Page<StatementLine>> {
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM (${lines(query)}) AS line`,
  )
  const rows = await rowsOf(
    reader,
    sql<LineRow>`
    SELECT l.txn_id, l.code, coalesce(x.reference, r.round_id) AS reference, l.amount, l.at,
           -- The stored balance is the one after the whole transaction: what its later lines moved is taken off again.
           (l.balance_after - coalesce((
             SELECT sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END) FROM wallet.transfer t
             WHERE t.id > l.id AND t.id < l.id + 64 AND t.txn_id = l.txn_id AND t.guarded_side > 0
               AND (CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END) & 65535 = ANY (${shownPurposes(query.currency ?? 'REAL')}::bigint[])
               AND (CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END) >> 16
                   = (SELECT owner_no FROM wallet.owner WHERE owner_id = ${query.memberId} AND family = 1)), 0))::bigint AS balance_after,
           substr(v.scope, 8) AS vendor, g.game_code, r.round_id
    FROM (${lines(query)} ORDER BY max(t.id) DESC LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}) AS l
    LEFT JOIN wallet.txn x ON x.txn_id = l.txn_id
    LEFT JOIN wallet.round r ON r.round_no = l.round_no AND r.shard = l.shard
    LEFT JOIN wallet.game_guard g ON g.game_no = r.game_no LEFT JOIN wallet.scope v ON v.scope_no = r.vendor_no
    ORDER BY l.id DESC`,
  )
  return toPage(
    rows.map((row) => ({
      txnId: row.txn_id.toString(),
      code: transferCodeOf(row.code),
      reference: row.reference,
      amount: row.amount,
      balanceAfter: row.balance_after,
      at: row.at,
      vendor: row.vendor,
      gameCode: row.game_code,
      roundId: row.round_id,
      seat: null,
    })),
    query,
    count,
  )
}

export interface TransactionDetail {
  txnId: string
  scope: string
  key: string
  kind: string
  reverses: string | null
  reversedBy: string | null
  actor: string | null
  reason: string | null
  reference: string | null
  at: Date
  transfers: { from: string; to: string; amount: bigint; code: TransferCode; currency: Currency }[]
}

/** One transaction with its transfers, accounts written as `owner/purpose`; for operators. */
export async function transactionOf(reader: Reader, txnId: string): Promise<TransactionDetail | undefined> {
  const id = BigInt(txnId)
  const head = await firstOf(
    reader,
    sql<{
      scope: string
      idem_key: string
      kind: string
      reverses_txn_id: bigint | null
      reversed_by: bigint | null
      actor: string | null
      reason: string | null
      reference: string | null
    }>`
    SELECT h.*, coalesce((SELECT b.txn_id FROM wallet.transfer b WHERE b.reverses_txn_id = ${id}), (SELECT b.txn_id FROM wallet.answer b WHERE b.reverses_txn_id = ${id}),
                         (SELECT b.txn_id FROM wallet.txn b WHERE b.reverses_txn_id = ${id})) AS reversed_by
    FROM (
      -- The hot path's key stands on the first transfer, whose id is the transaction's, or on the answer of what moved nothing.
      SELECT s.scope, t.key AS idem_key, (ARRAY['BET', 'WIN', 'BET_WIN', 'ROLLBACK', 'CLOSE', 'RESETTLE'])[t.kind] AS kind, t.reverses_txn_id, NULL AS actor, NULL AS reason, r.round_id AS reference
      FROM wallet.transfer t JOIN wallet.scope s ON s.scope_no = t.scope_no LEFT JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard
      WHERE t.id = ${id} AND t.key IS NOT NULL
      UNION ALL
      SELECT s.scope, a.key, (ARRAY['BET', 'WIN', 'BET_WIN', 'ROLLBACK'])[a.kind], a.reverses_txn_id, NULL, NULL, r.round_id
      FROM wallet.answer a JOIN wallet.scope s ON s.scope_no = a.scope_no LEFT JOIN wallet.round r ON r.round_no = a.round_no AND r.shard = a.shard
      WHERE a.txn_id = ${id} AND a.status = 1 AND (a.kind = 2 OR a.reverses_txn_id IS NOT NULL)
      UNION ALL
      SELECT x.scope, x.key, x.kind, x.reverses_txn_id, x.actor, x.reason, x.reference FROM wallet.txn x WHERE x.txn_id = ${id}) AS h LIMIT 1`,
  )
  if (!head) return undefined
  const rows = await rowsOf(
    reader,
    sql<{ from: string; to: string; amount: bigint; code: number; currency: Currency; at: Date }>`
    SELECT d.owner_id || '/' || dp.purpose AS "from", c.owner_id || '/' || cp.purpose AS "to", t.amount, t.code, wallet.currency_of(dp.ledger, d.currency) AS currency, t.created_at AS at
    FROM wallet.transfer t
    JOIN wallet.owner d ON d.owner_no = t.debit_account >> 16 JOIN wallet.purpose dp ON dp.purpose_no = t.debit_account & 65535
    JOIN wallet.owner c ON c.owner_no = t.credit_account >> 16 JOIN wallet.purpose cp ON cp.purpose_no = t.credit_account & 65535
    WHERE t.id >= ${id} AND t.id < ${id + 4096n} AND t.txn_id = ${id} ORDER BY t.id`,
  )
  return {
    txnId,
    scope: head.scope,
    key: head.idem_key,
    kind: head.kind,
    reverses: head.reverses_txn_id?.toString() ?? null,
    reversedBy: head.reversed_by?.toString() ?? null,
    actor: head.actor,
    reason: head.reason,
    reference: head.reference,
    at: rows[0]?.at ?? new Date(0),
    transfers: rows.map(({ at: _, ...row }) => ({ ...row, code: transferCodeOf(row.code) })),
  }
}
