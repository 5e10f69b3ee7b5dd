/** Rounds as those see them who count settled play: which have moved, and what they count now. */
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { foldedTo, movedAccount } from './record-slots.ts'

/**
 * Rounds of the members whose latest movement a follower of play changes has not read yet, so that a member's
 * own request need not wait for it. Some of them may not be settled.
 */
export async function unreadRounds(
  reader: Reader,
  follower: string,
  memberIds: readonly string[],
): Promise<{ memberId: string; roundNo: bigint }[]> {
  return rowsOf(
    reader,
    sql<{ memberId: string; roundNo: bigint }>`
    WITH own AS (SELECT owner_no, owner_id FROM wallet.owner WHERE owner_id = ANY (${memberIds}) AND family = 1),
    late AS (
      SELECT c.owner_no, c.round_no FROM wallet.play_change c
      WHERE c.id > coalesce((SELECT position FROM wallet.follower WHERE name = ${follower}), 0) AND c.owner_no IN (SELECT owner_no FROM own)
      UNION SELECT o.owner_no, n.round_no FROM own o CROSS JOIN LATERAL (
        SELECT t.round_no FROM wallet.transfer t WHERE t.guarded_side > 0 AND ${movedAccount} >> 16 = o.owner_no AND t.id > ${foldedTo} AND t.round_no IS NOT NULL) AS n
      UNION SELECT a.owner_no, a.round_no FROM wallet.answer a
      WHERE a.txn_id > ${foldedTo} AND a.owner_no IN (SELECT owner_no FROM own) AND a.round_no IS NOT NULL AND a.status = 1
      UNION SELECT v.owner_no, v.round_no FROM wallet.round_valid v WHERE v.txn_id > ${foldedTo} AND v.owner_no IN (SELECT owner_no FROM own))
    SELECT o.owner_id AS "memberId", l.round_no AS "roundNo" FROM late l JOIN own o ON o.owner_no = l.owner_no`,
  )
}

/** What a round counts (domain/agents.md §3.1), in minor units. */
export interface CountedRound {
  memberId: string
  roundNo: bigint
  product: string
  gameCode: string
  /** For requirements of bonuses, and of deposits. */
  bonusValid: bigint
  depositValid: bigint
}

/**
 * What the rounds of real money among these count at this moment, in the order in which they began; and an id
 * of the ledger behind which nothing of that can stand.
 */
export async function countedRounds(
  reader: Reader,
  roundNos: readonly bigint[],
): Promise<{ rounds: CountedRound[]; upTo: bigint }> {
  const rounds = await roundsNow(reader, roundNos)
  const { upTo } = await oneOf(
    reader,
    sql<{
      upTo: bigint
    }>`SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END * 4096 + 4095 AS "upTo" FROM wallet.id_block`,
  )
  return { rounds, upTo }
}

async function roundsNow(reader: Reader, roundNos: readonly bigint[]): Promise<CountedRound[]> {
  if (roundNos.length === 0) return []
  return rowsOf(
    reader,
    sql<CountedRound>`
    SELECT o.owner_id AS "memberId", r.round_no AS "roundNo", g.product,
      g.game_code AS "gameCode", w.bonus_valid AS "bonusValid", w.deposit_valid AS "depositValid"
    FROM unnest(${roundNos.map(String)}::bigint[]) AS n(round_no)
    JOIN wallet.round r ON r.round_no = n.round_no
    JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
    JOIN wallet.game_guard g ON g.game_no = r.game_no
    LEFT JOIN wallet.round_valid q ON q.round_no = r.round_no AND q.shard = r.shard
    CROSS JOIN LATERAL wallet.counted_bet(
      g.product, r.state, r.stake_real + r.stake_bonus, r.win_amount, q.version, q.amount, q.bonus_amount, q.deposit_amount) AS w
    WHERE NOT r.is_free ORDER BY r.round_no`,
  )
}

/**
 * What the rounds came to in the changes written so far, which may be older than what the ledger says now;
 * and the id of the ledger up to which every change is written.
 */
export async function settledRounds(
  reader: Reader,
  roundNos: readonly bigint[],
): Promise<{ rounds: CountedRound[]; upTo: bigint }> {
  const { upTo } = await oneOf(reader, sql<{ upTo: bigint }>`SELECT ${foldedTo} AS "upTo"`)
  const rounds = await rowsOf(
    reader,
    sql<CountedRound>`
    SELECT o.owner_id AS "memberId", r.round_no AS "roundNo", g.product,
           g.game_code AS "gameCode",
           coalesce(c.bonus_valid, c.valid) AS "bonusValid", coalesce(c.deposit_valid, c.valid) AS "depositValid"
    FROM unnest(${roundNos.map(String)}::bigint[]) AS n(round_no)
    JOIN wallet.round_counted c ON c.round_no = n.round_no
    JOIN wallet.round r ON r.round_no = c.round_no AND r.shard = c.shard
    JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
    JOIN wallet.game_guard g ON g.game_no = r.game_no ORDER BY r.round_no`,
  )
  return { rounds, upTo }
}
