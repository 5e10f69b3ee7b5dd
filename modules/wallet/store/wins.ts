/** Wins of real money as the winners board reads them from the ledger, and who may not appear on it. */
import { rowsOf, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import { moveFollower } from './followers.ts'
import { ownersOf } from './record-slots.ts'

export interface Win {
  /** The round, or the transaction of a jackpot that was paid outside a round. */
  winNo: bigint
  isJackpot: boolean
  merchantId: string
  memberId: string
  vendor: string
  gameCode: string
  /** Real money; zero if money of the round moved back, so that it is not a win (any more). */
  amount: bigint
  wonAt: Date
}

/**
 * Wins after the follower's cursor, at most `limit` transfers further, as each round is now: closed rounds
 * that paid at least `least` and more than their stake, and jackpots. A round whose win was taken back comes
 * again with zero. Only real money; the cursor moves in the caller's transaction. `isMore`: the cursor moved.
 *
 * Rounds and owners are looked up one by one by their keys: joined freely, tables that have grown since they
 * were last analysed are matched by shard alone, every movement with every owner.
 */
export async function readWins(
  tx: Tx,
  follower: string,
  limit: number,
  least: bigint,
): Promise<{ wins: Win[]; isMore: boolean }> {
  const { start, stop } = await moveFollower(tx, follower, limit, false)
  if (stop === start) return { wins: [], isMore: false }
  const rounds = await rowsOf(
    tx,
    sql<Win>`
    SELECT r.round_no AS "winNo", false AS "isJackpot", o.merchant_id AS "merchantId", o.owner_id AS "memberId", substr(v.scope, 8) AS vendor, g.game_code AS "gameCode",
           CASE WHEN r.state = 1 AND r.win_amount >= ${least} AND r.win_amount > r.stake_real + r.stake_bonus THEN r.win_amount ELSE 0 END AS amount,
           coalesce(r.ended_at, r.opened_at) AS "wonAt"
    FROM (SELECT e.round_no, e.shard, bool_or(e.is_back) AS is_back FROM (
            SELECT t.round_no, t.shard, t.code IN (3, 4, 6) AS is_back FROM wallet.transfer t WHERE t.id > ${start} AND t.id <= ${stop} AND t.round_no IS NOT NULL
            UNION ALL SELECT a.round_no, a.shard, false FROM wallet.answer a
            WHERE a.txn_id > ${start} AND a.txn_id <= ${stop} AND a.round_no IS NOT NULL AND a.status = 1
          ) AS e GROUP BY e.round_no, e.shard) AS n
    CROSS JOIN LATERAL (
      SELECT r.* FROM wallet.round r WHERE r.round_no = n.round_no AND r.shard = n.shard AND NOT r.is_free
        AND (n.is_back OR (r.state = 1 AND r.win_amount >= ${least} AND r.win_amount > r.stake_real + r.stake_bonus)) OFFSET 0) AS r
    CROSS JOIN LATERAL (
      SELECT o.merchant_id, o.owner_id FROM wallet.owner o
      WHERE o.owner_no = r.owner_no AND o.shard = r.shard AND o.owner_kind IN ('member', 'agent') OFFSET 0) AS o
    JOIN wallet.game_guard g ON g.game_no = r.game_no JOIN wallet.scope v ON v.scope_no = r.vendor_no
    ORDER BY r.round_no`,
  )
  const jackpots = await rowsOf(
    tx,
    sql<Win>`
    SELECT t.txn_id AS "winNo", true AS "isJackpot", o.merchant_id AS "merchantId", o.owner_id AS "memberId",
           split_part(x.reference, '/', 1) AS vendor, split_part(x.reference, '/', 2) AS "gameCode", sum(t.amount)::bigint AS amount, min(t.created_at) AS "wonAt"
    FROM (
      SELECT t.txn_id, t.shard, t.credit_account, t.amount, t.created_at FROM wallet.transfer t
      WHERE t.id > ${start} AND t.id <= ${stop} AND t.code = 5 AND t.round_no IS NULL AND t.guarded_side = 2 AND t.debit_account & 3 = 0 OFFSET 0) AS t
    CROSS JOIN LATERAL (
      SELECT o.merchant_id, o.owner_id FROM wallet.owner o
      WHERE o.owner_no = t.credit_account >> 16 AND o.shard = t.shard AND o.owner_kind IN ('member', 'agent') OFFSET 0) AS o
    JOIN wallet.txn x ON x.txn_id = t.txn_id AND x.shard = t.shard
    GROUP BY t.txn_id, o.merchant_id, o.owner_id, x.reference ORDER BY t.txn_id`,
  )
  return { wins: [...rounds, ...jackpots], isMore: true }
}

/** The accounts among these that are house players. */
export async function housePlayersAmong(reader: Reader, memberIds: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ owner_id: string }>`
    SELECT owner_id FROM wallet.owner WHERE family = 1 AND owner_kind = 'house_player' AND owner_id = ANY (${[...memberIds]}::text[])`,
  )
  return new Set(rows.map(({ owner_id }) => owner_id))
}

/** The members among these whose play is blocked now: frozen, excluded or on a time-out. */
export async function blockedAmong(reader: Reader, memberIds: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ owner_id: string }>`
    SELECT o.owner_id FROM ${ownersOf(memberIds)} JOIN wallet.member_guard m ON m.owner_no = o.owner_no AND m.shard = o.shard
    WHERE m.blocked_reason IS NOT NULL AND (m.blocked_until IS NULL OR m.blocked_until > app.now())`,
  )
  return new Set(rows.map(({ owner_id }) => owner_id))
}
