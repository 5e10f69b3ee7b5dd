/** Vendors' rounds: their state, how an operator ends those left open, and the betting record. */
import { refuse } from '../../../contract/errors.ts'
import { toPage, type Page, type PageRequest } from '../../../kernel/paging.ts'
import { firstOf, oneOf, rowsOf, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import { lockSpendable } from './accounts.ts'
import { moveFollower } from './followers.ts'

export type RoundState = 'OPEN' | 'CLOSED' | 'CANCELLED'
const STATES: readonly RoundState[] = ['OPEN', 'CLOSED', 'CANCELLED']

export interface RoundRow {
  roundNo: string
  roundId: string
  memberId: string
  vendor: string
  gameCode: string
  product: string
  mode: 'REAL' | 'FREE'
  state: RoundState
  betAmount: bigint
  winAmount: bigint
  jackpotAmount: bigint
  /** What counts for turnover (domain/agents.md §3.1); 0 until the round is settled. */
  validBet: bigint
  openedAt: Date
  endedAt: Date | null
  /** Who ended it and why, if it was an operator. */
  endedBy: string | null
  endReason: string | null
}

/** `from` and `to` limit the time of opening, half-open; `mode` is REAL by default. */
export interface RoundFilter {
  memberId: string
  from?: Date
  to?: Date
  vendor?: string
  product?: string
  gameCode?: string
  state?: RoundState
  mode?: 'REAL' | 'FREE'
}

export interface StoredRound {
  round_no: bigint
  round_id: string
  owner_id: string
  vendor: string
  game_code: string
  product: string
  is_free: boolean
  state: number
  bet_amount: bigint
  win_amount: bigint
  jackpot_amount: bigint
  valid: bigint
  opened_at: Date
  ended_at: Date | null
  ended_by: string | null
  end_reason: string | null
}

export const roundColumns = sql`
  r.round_no, r.round_id, o.owner_id, substr(v.scope, 8) AS vendor, g.game_code, g.product, r.is_free, r.state, r.stake_real + r.stake_bonus AS bet_amount,
  r.win_amount, r.jackpot_amount, wallet.valid_bet(g.product, r.state, r.stake_real + r.stake_bonus, r.win_amount, r.round_no, r.shard) AS valid,
  r.opened_at, r.ended_at, r.ended_by, r.end_reason`
export const roundJoins = sql`
  JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
  JOIN wallet.game_guard g ON g.game_no = r.game_no JOIN wallet.scope v ON v.scope_no = r.vendor_no`

export function toRound(row: StoredRound): RoundRow {
  return {
    roundNo: row.round_no.toString(),
    roundId: row.round_id,
    memberId: row.owner_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    product: row.product,
    mode: row.is_free ? 'FREE' : 'REAL',
    state: STATES[row.state]!,
    betAmount: row.bet_amount,
    winAmount: row.win_amount,
    jackpotAmount: row.jackpot_amount,
    validBet: row.valid,
    openedAt: row.opened_at,
    endedAt: row.ended_at,
    endedBy: row.ended_by,
    endReason: row.end_reason,
  }
}

/** A vendor's round over all members in it: open while any member's part is, cancelled if all parts were. */
export async function roundOf(
  reader: Reader,
  round: { vendor: string; roundId: string },
): Promise<{ state: RoundState; betAmount: bigint; winAmount: bigint } | undefined> {
  const row = await oneOf(
    reader,
    sql<{ state: number | null; bet_amount: bigint | null; win_amount: bigint | null }>`
    SELECT CASE WHEN bool_or(r.state = 0) THEN 0 WHEN bool_and(r.state = 2) THEN 2 WHEN count(*) > 0 THEN 1 END AS state,
           sum(r.stake_real + r.stake_bonus)::bigint AS bet_amount, sum(r.win_amount)::bigint AS win_amount
    FROM wallet.round r JOIN wallet.scope v ON v.scope_no = r.vendor_no
    WHERE v.scope = ${`vendor:${round.vendor}`} AND r.round_id = ${round.roundId}`,
  )
  return row.state === null
    ? undefined
    : { state: STATES[row.state]!, betAmount: row.bet_amount!, winAmount: row.win_amount! }
}

// A round's number is the transaction of its first bet, so the owner's movements in order give the rounds in
// order without an index of their own.
function filtered(filter: RoundFilter) {
  const conditions = [
    sql`t.id = t.round_no`,
    sql`r.is_free = ${filter.mode === 'FREE'}`,
    ...(filter.from ? [sql`r.opened_at >= ${filter.from}`] : []),
    ...(filter.to ? [sql`r.opened_at < ${filter.to}`] : []),
    ...(filter.vendor ? [sql`v.scope = ${`vendor:${filter.vendor}`}`] : []),
    ...(filter.product ? [sql`g.product = ${filter.product}`] : []),
    ...(filter.gameCode ? [sql`g.game_code = ${filter.gameCode}`] : []),
    ...(filter.state ? [sql`r.state = ${STATES.indexOf(filter.state)}`] : []),
  ]
  return sql`
    FROM wallet.transfer t JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard ${roundJoins}
    WHERE t.guarded_side > 0 AND (CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END) >> 16
          = (SELECT owner_no FROM wallet.owner WHERE owner_id = ${filter.memberId} AND family = 1)
      AND ${sql.join(conditions, sql` AND `)}`
}

/**
 * The betting record, newest first. Cancelled rounds are included with their stake less what was returned.
 */
export async function roundsOf(reader: Reader, query: RoundFilter & PageRequest): Promise<Page<RoundRow>> {
  const { count } = await roundTotalsOf(reader, query)
  const rows = await rowsOf(
    reader,
    sql<StoredRound>`
    SELECT ${roundColumns} ${filtered(query)} ORDER BY t.id DESC LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}`,
  )
  return toPage(rows.map(toRound), query, count)
}

/** Sums over the whole of a betting record. */
export async function roundTotalsOf(
  reader: Reader,
  filter: RoundFilter,
): Promise<{ count: number; betAmount: bigint; winAmount: bigint }> {
  const row = await oneOf(
    reader,
    sql<{ count: number; bet_amount: bigint; win_amount: bigint }>`
    SELECT count(*)::int AS count, coalesce(sum(r.stake_real + r.stake_bonus), 0)::bigint AS bet_amount, coalesce(sum(r.win_amount), 0)::bigint AS win_amount
    ${filtered(filter)}`,
  )
  return { count: row.count, betAmount: row.bet_amount, winAmount: row.win_amount }
}

export interface EndedRound extends RoundRow {
  merchantId: string
}

/**
 * The next rounds that ended after the follower's cursor, at most `limit` transactions further, in the order
 * in which they ended; the cursor moves in the caller's transaction. Fewer than `limit` rounds may come
 * although more wait; only an empty list means that none do. A round whose money moves again after its end
 * (late win, rolled back win) comes again.
 */
export async function readEndedRounds(tx: Tx, follower: string, limit: number): Promise<EndedRound[]> {
  for (;;) {
    const { start, stop } = await moveFollower(tx, follower, limit)
    if (start === stop) return []
    const rows = await rowsOf(
      tx,
      sql<StoredRound & { merchant_id: string }>`
      SELECT ${roundColumns}, o.merchant_id
      FROM (SELECT e.round_no, e.shard, max(e.id) AS last_id, bool_or(e.is_refund) AS is_refunded FROM (
              SELECT t.round_no, t.shard, t.id, t.code = 3 AS is_refund FROM wallet.transfer t WHERE t.id > ${start} AND t.id <= ${stop} AND t.round_no IS NOT NULL
              UNION ALL SELECT a.round_no, a.shard, a.txn_id, false FROM wallet.answer a
              WHERE a.txn_id > ${start} AND a.txn_id <= ${stop} AND a.round_no IS NOT NULL AND a.status = 1
              UNION ALL SELECT v.round_no, v.shard, v.txn_id, false FROM wallet.round_valid v WHERE v.txn_id > ${start} AND v.txn_id <= ${stop}
            ) AS e GROUP BY e.round_no, e.shard) AS n
      JOIN wallet.round r ON r.round_no = n.round_no AND r.shard = n.shard
        AND ((r.state = 1 AND n.last_id >= r.closing_txn_id) OR (r.state = 2 AND n.is_refunded)) ${roundJoins}
      ORDER BY n.last_id`,
    )
    if (rows.length > 0) return rows.map((row) => ({ ...toRound(row), merchantId: row.merchant_id }))
  }
}

/**
 * An operator ends a round that its vendor left open. CLOSE leaves it lost or won as it is so far; CANCEL
 * returns every stake. Errors: ROUND_NOT_FOUND, ROUND_STATE (not open, or CANCEL of a round with a win).
 */
export async function endRound(
  tx: Tx,
  order: {
    vendor: string
    roundId: string
    memberId: string
    how: 'CLOSE' | 'CANCEL'
    actor: string
    reason: string
  },
): Promise<RoundRow> {
  await lockSpendable(tx, order.memberId)
  const row = await firstOf(
    tx,
    sql<StoredRound & { shard: number; win_count: number }>`
    SELECT ${roundColumns}, r.shard, r.win_count FROM wallet.round r ${roundJoins}
    WHERE v.scope = ${`vendor:${order.vendor}`} AND r.round_id = ${order.roundId} AND o.owner_id = ${order.memberId}`,
  )
  if (!row) refuse('ROUND_NOT_FOUND')
  if (row.state !== 0 || (order.how === 'CANCEL' && row.win_count > 0)) refuse('ROUND_STATE')
  const ended = await oneOf(
    tx,
    sql<StoredRound>`
    WITH r AS (SELECT * FROM wallet.end_round(${row.round_no}, ${row.shard}::smallint, ${order.how === 'CANCEL'}, ${order.actor}, ${order.reason}))
    SELECT ${roundColumns} FROM r ${roundJoins}`,
  )
  return toRound(ended)
}

/** How much bonus money these transactions of bets took. */
export async function bonusStakesOf(reader: Reader, txnIds: readonly string[]): Promise<bigint> {
  const { amount } = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(t.amount), 0)::bigint AS amount
    FROM unnest(${txnIds}::bigint[]) AS s(txn_id)
    JOIN wallet.transfer t ON t.id >= s.txn_id AND t.id < s.txn_id + 8 AND t.txn_id = s.txn_id
    WHERE t.code = 1 AND t.debit_account & 65535 = 8`,
  )
  return amount
}
