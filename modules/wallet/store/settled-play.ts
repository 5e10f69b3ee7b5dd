/**
 * What was settled, corrections included, in the order in which the ledger's fold wrote it, and its sums by
 * member and business day (docs/flows/settled-play.md).
 */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import { commitColumn } from './followers.ts'
import { ownerNo, ownersOf } from './record-slots.ts'

/** Real money in minor units: differences to what the same round had come to before. */
export interface PlayChange {
  id: bigint
  memberId: string
  merchantId: string
  roundNo: bigint
  vendor: string
  gameCode: string
  product: string
  /** The end of the round; of a correction the moment of the correction. */
  settledAt: Date
  stake: bigint
  payout: bigint
  /** What counts for turnover (domain/agents.md §3.1). */
  valid: bigint
  /** What counts for requirements of bonuses, and of deposits: also before the round is settled. */
  bonusValid: bigint
  depositValid: bigint
}

/**
 * The next changes after the follower's cursor, at most `limit`; the cursor moves in the caller's
 * transaction. Fewer may come although more wait; only an empty list means that none do. One writer appends
 * them in order, so none can appear behind the cursor. Players of the house are left out. `waitsForDisk` is
 * false for sums that are made again from the cursor, if a crash lost both.
 */
export async function readPlayChanges(
  tx: Tx,
  follower: string,
  limit: number,
  waitsForDisk = true,
): Promise<PlayChange[]> {
  await run(tx, sql`INSERT INTO wallet.follower (name) VALUES (${follower}) ON CONFLICT DO NOTHING`)
  for (;;) {
    const { start } = await oneOf(
      tx,
      sql<{
        start: bigint
      }>`SELECT position AS start${commitColumn(waitsForDisk)} FROM wallet.follower WHERE name = ${follower} FOR UPDATE`,
    )
    const { stop } = await oneOf(
      tx,
      sql<{ stop: bigint }>`
      SELECT coalesce(max(c.id), ${start})::bigint AS stop
      FROM (SELECT id FROM wallet.play_change WHERE id > ${start} ORDER BY id LIMIT ${limit}) AS c`,
    )
    if (stop === start) return []
    await run(tx, sql`UPDATE wallet.follower SET position = ${stop} WHERE name = ${follower}`)
    const changes = await rowsOf(
      tx,
      sql<PlayChange>`
      SELECT c.id, o.owner_id AS "memberId", o.merchant_id AS "merchantId", c.round_no AS "roundNo", substr(v.scope, 8) AS vendor, g.game_code AS "gameCode", c.product,
             c.settled_at AS "settledAt", c.d_stake AS stake, c.d_payout AS payout, c.d_valid AS valid, c.d_bonus_valid AS "bonusValid", c.d_deposit_valid AS "depositValid"
      FROM wallet.play_change c
      JOIN wallet.owner o ON o.owner_no = c.owner_no AND o.shard = c.shard
      JOIN wallet.game_guard g ON g.game_no = c.game_no JOIN wallet.scope v ON v.scope_no = g.vendor_no
      WHERE c.id > ${start} AND c.id <= ${stop} AND o.owner_kind <> 'house_player' ORDER BY c.id`,
    )
    if (changes.length > 0) return changes
  }
}

export interface SettledPlay {
  stake: bigint
  payout: bigint
  valid: bigint
  bonusValid: bigint
  depositValid: bigint
}

/**
 * What a member's settled play came to on the business days in [from, to), of one product or of all: by the
 * day of the settlement, corrections on the day on which they were made. A second behind the ledger.
 */
export async function settledPlayOf(
  reader: Reader,
  asked: { memberId: string; from: string; to: string; product?: string | undefined },
): Promise<SettledPlay> {
  return oneOf(
    reader,
    sql<SettledPlay>`
    SELECT coalesce(sum(d.stake), 0)::bigint AS stake, coalesce(sum(d.payout), 0)::bigint AS payout, coalesce(sum(d.valid), 0)::bigint AS valid,
           coalesce(sum(d.bonus_valid), 0)::bigint AS "bonusValid", coalesce(sum(d.deposit_valid), 0)::bigint AS "depositValid"
    FROM wallet.member_play_day d
    WHERE d.owner_no = ${ownerNo(asked.memberId)} AND d.day >= ${asked.from}::date AND d.day < ${asked.to}::date
      ${asked.product === undefined ? sql`` : sql`AND d.product = ${asked.product}`}`,
  )
}

export interface ValidSums {
  memberId: string
  /** Of all settled play. */
  valid: bigint
  /** Of the business days in [from, to) alone. */
  within: bigint
}

/** What the settled play of these members counts for turnover; who has played nothing is left out. */
export async function validSumsOf(
  reader: Reader,
  asked: { memberIds: readonly string[]; from: string; to: string },
): Promise<ValidSums[]> {
  return rowsOf(
    reader,
    sql<ValidSums>`
    SELECT o.owner_id AS "memberId", sum(d.valid)::bigint AS valid,
           coalesce(sum(d.valid) FILTER (WHERE d.day >= ${asked.from}::date AND d.day < ${asked.to}::date), 0)::bigint AS within
    FROM ${ownersOf(asked.memberIds)} JOIN wallet.member_play_day d ON d.owner_no = o.owner_no AND d.shard = o.shard
    GROUP BY 1`,
  )
}

/**
 * Settled stakes and payouts of these members on the business days in [from, to); who did not play is left
 * out.
 */
export async function playSumsOf(
  reader: Reader,
  asked: { memberIds: readonly string[]; from: string; to: string },
): Promise<{ memberId: string; stake: bigint; payout: bigint }[]> {
  return rowsOf(
    reader,
    sql<{ memberId: string; stake: bigint; payout: bigint }>`
    SELECT o.owner_id AS "memberId", sum(d.stake)::bigint AS stake, sum(d.payout)::bigint AS payout
    FROM ${ownersOf(asked.memberIds)} JOIN wallet.member_play_day d ON d.owner_no = o.owner_no AND d.shard = o.shard
    WHERE d.day >= ${asked.from}::date AND d.day < ${asked.to}::date GROUP BY 1`,
  )
}

/**
 * The next members of a merchant who played on the business days in [from, to), in the order of their ids.
 */
export async function membersWithPlay(
  reader: Reader,
  asked: { merchantId: string; from: string; to: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ owner_id: string }>`
    SELECT o.owner_id FROM wallet.owner o
    WHERE o.family = 1 AND o.merchant_id = ${asked.merchantId} AND o.owner_kind IN ('member', 'agent') AND o.owner_id > ${asked.after}
      AND EXISTS (SELECT FROM wallet.member_play_day d WHERE d.owner_no = o.owner_no AND d.shard = o.shard
        AND d.day >= ${asked.from}::date AND d.day < ${asked.to}::date)
    ORDER BY o.owner_id LIMIT ${asked.limit}`,
  )
  return rows.map(({ owner_id }) => owner_id)
}
