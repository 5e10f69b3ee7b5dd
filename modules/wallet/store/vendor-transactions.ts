/** What a vendor's messages moved, by time, for its reconciliation. */
import { playCurrency, type RealCurrency } from '../../../kernel/money.ts'
import { rowsOf, oneOf, sql, type Reader } from '../../../platform/postgres.ts'

export interface VendorTransaction {
  transactionId: string
  kind: 'BET' | 'WIN' | 'BET_WIN' | 'ROLLBACK'
  walletTransactionId: string
  memberId: string
  gameCode: string
  roundId: string
  /** From the member, and to the member. */
  takenAmount: bigint
  paidAmount: bigint
  currency: RealCurrency | 'TRIAL'
  createdAt: Date
}

export interface VendorPage {
  transactions: VendorTransaction[]
  /** Rows before this moment are final and complete. */
  upTo: Date
  nextCursor: string | null
}
export interface VendorRange {
  vendor: string
  from: Date
  to: Date
  cursor: string | null
  limit: number
}

const KINDS = [null, 'BET', 'WIN', 'BET_WIN', 'ROLLBACK'] as const
/** A row gets its time before it is committed, and no statement runs longer than this before its commit. */
const SETTLED_AFTER_S = 20

interface Row {
  key: string
  kind: number
  txn_id: bigint
  owner_id: string
  game_code: string
  round_id: string
  taken: bigint
  paid: bigint
  is_free: boolean
  currency: RealCurrency
  created_at: Date
  at_us: bigint
}

/**
 * In the order of their time; `cursor` is `nextCursor` of the previous page. A win of zero moved nothing but
 * is listed; refused messages are not.
 */
export async function vendorTransactionsOf(reader: Reader, range: VendorRange): Promise<VendorPage> {
  const { up_to } = await oneOf(
    reader,
    sql<{
      up_to: Date
    }>`SELECT least(${range.to}::timestamptz, app.now() - ${SETTLED_AFTER_S} * interval '1 second') AS up_to`,
  )
  const [afterUs, afterKey] = placeOf(range.cursor)
  const within = sql`
    scope_no = (SELECT scope_no FROM wallet.scope WHERE scope = ${`vendor:${range.vendor}`}) AND created_at >= ${range.from} AND created_at < ${up_to}
    AND (${afterUs}::bigint IS NULL OR (created_at, key) > (to_timestamp(0) + ${afterUs}::bigint * interval '1 microsecond', ${afterKey}::text COLLATE "C"))`
  const rows = await rowsOf(
    reader,
    sql<Row>`
    WITH page AS (
      (SELECT key, kind, txn_id, round_no, shard, created_at, (CASE guarded_side WHEN 1 THEN debit_account ELSE credit_account END) >> 16 AS owner_no, true AS is_moved
       FROM wallet.transfer WHERE key IS NOT NULL AND ${within} ORDER BY created_at, key LIMIT ${range.limit + 1})
      UNION ALL
      (SELECT key, kind, coalesce(txn_id, 0), round_no, shard, created_at, owner_no, false FROM wallet.answer WHERE kind = 2 AND status = 1 AND ${within} ORDER BY created_at, key LIMIT ${range.limit + 1})
    )
    SELECT p.key, p.kind, p.txn_id, o.owner_id, o.currency, coalesce(g.game_code, '') AS game_code, coalesce(r.round_id, '') AS round_id, coalesce(r.is_free, false) AS is_free, p.created_at,
           (extract(epoch FROM p.created_at) * 1000000)::bigint AS at_us, coalesce(m.taken, 0)::bigint AS taken, coalesce(m.paid, 0)::bigint AS paid
    FROM page p JOIN wallet.owner o ON o.owner_no = p.owner_no AND o.shard = p.shard
    LEFT JOIN wallet.round r ON r.round_no = p.round_no AND r.shard = p.shard LEFT JOIN wallet.game_guard g ON g.game_no = r.game_no
    LEFT JOIN LATERAL (
      SELECT sum(x.amount) FILTER (WHERE x.guarded_side = 1) AS taken, sum(x.amount) FILTER (WHERE x.guarded_side = 2) AS paid
      FROM wallet.transfer x WHERE p.is_moved AND x.id >= p.txn_id AND x.id < p.txn_id + 8 AND x.txn_id = p.txn_id AND x.shard = p.shard) AS m ON true
    ORDER BY p.created_at, p.key LIMIT ${range.limit + 1}`,
  )
  const listed = rows.slice(0, range.limit)
  const last = listed.at(-1)
  return {
    transactions: listed.map(toTransaction),
    upTo: up_to,
    nextCursor: rows.length > range.limit && last ? `${last.at_us}:${last.key}` : null,
  }
}

function toTransaction(row: Row): VendorTransaction {
  return {
    transactionId: row.key,
    kind: KINDS[row.kind]!,
    walletTransactionId: row.txn_id.toString(),
    memberId: row.owner_id,
    gameCode: row.game_code,
    roundId: row.round_id,
    takenAmount: row.taken,
    paidAmount: row.paid,
    currency: playCurrency(row.currency, row.is_free),
    createdAt: row.created_at,
  }
}

function placeOf(cursor: string | null): [string | null, string | null] {
  const parts = cursor === null ? null : /^([0-9]{1,17}):(.+)$/.exec(cursor)
  return parts ? [parts[1]!, parts[2]!] : [null, null]
}
