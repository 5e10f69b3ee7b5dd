/**
 * The proof of settled play (I11 of security/decisions.md §3): each statement counts what breaks it. Rounds
 * that moved since the records were folded are left to the next time.
 */
import { sql } from '../../../platform/postgres.ts'
import { foldedTo } from './record-slots.ts'

interface PlayProof {
  statement: ReturnType<typeof sql<{ wrong: bigint }>>
  holds: string
  found: string
}

export const playProofs: readonly PlayProof[] = [
  {
    statement: sql<{ wrong: bigint }>`
      WITH told AS (
        SELECT round_no, shard, sum(d_stake) AS stake, sum(d_payout) AS payout, sum(d_valid) AS valid, sum(d_bonus_valid) AS bonus_valid,
               sum(d_deposit_valid) AS deposit_valid, (array_agg(product ORDER BY id DESC))[1] AS product
        FROM wallet.play_change GROUP BY round_no, shard
      ), moved AS (
        SELECT t.round_no, t.shard FROM wallet.transfer t WHERE t.id > ${foldedTo} AND t.round_no IS NOT NULL
        UNION SELECT a.round_no, a.shard FROM wallet.answer a WHERE a.txn_id > ${foldedTo} AND a.round_no IS NOT NULL AND a.status = 1
        UNION SELECT v.round_no, v.shard FROM wallet.round_valid v WHERE v.txn_id > ${foldedTo}
      ), ledger AS (
        SELECT t.round_no, t.shard, sum(y.stake)::bigint AS stake, sum(y.payout)::bigint AS payout
        FROM wallet.transfer t CROSS JOIN LATERAL wallet.play_of(t.code, t.guarded_side, t.amount, t.round_no) AS y
        WHERE t.round_no IS NOT NULL AND t.debit_account & 3 = 0 GROUP BY t.round_no, t.shard
      ), came_to AS (
        SELECT r.round_no, r.shard, s.stake, s.payout, w.valid, w.bonus_valid, w.deposit_valid
        FROM wallet.round r
        JOIN wallet.game_guard g ON g.game_no = r.game_no
        LEFT JOIN ledger l ON l.round_no = r.round_no AND l.shard = r.shard
        LEFT JOIN told c ON c.round_no = r.round_no AND c.shard = r.shard
        LEFT JOIN wallet.round_valid q ON q.round_no = r.round_no AND q.shard = r.shard
        CROSS JOIN LATERAL (SELECT CASE r.state WHEN 1 THEN coalesce(l.stake, 0) ELSE 0 END AS stake,
                                   CASE r.state WHEN 1 THEN coalesce(l.payout, 0) ELSE 0 END AS payout) AS s
        CROSS JOIN LATERAL wallet.counted_bet(
          coalesce(c.product, g.product), r.state, s.stake, s.payout, q.version, q.amount, q.bonus_amount, q.deposit_amount) AS w
        WHERE NOT r.is_free AND NOT EXISTS (SELECT FROM moved m WHERE m.round_no = r.round_no AND m.shard = r.shard)
      )
      SELECT count(*) AS wrong FROM came_to r LEFT JOIN told c ON c.round_no = r.round_no AND c.shard = r.shard
      WHERE (r.stake, r.payout, r.valid, r.bonus_valid, r.deposit_valid)
        IS DISTINCT FROM (coalesce(c.stake, 0), coalesce(c.payout, 0), coalesce(c.valid, 0), coalesce(c.bonus_valid, 0), coalesce(c.deposit_valid, 0))`,
    holds: 'what was settled and corrected equals the ledger, round for round',
    found: 'rounds differ from what was settled and corrected',
  },
  {
    statement: sql<{ wrong: bigint }>`
      SELECT count(*) AS wrong FROM wallet.play_change c
      WHERE NOT EXISTS (SELECT FROM wallet.round r WHERE r.round_no = c.round_no AND r.shard = c.shard AND r.owner_no = c.owner_no AND NOT r.is_free)`,
    holds: 'every change belongs to a round of its member',
    found: 'changes belong to no round of their member',
  },
  {
    statement: sql<{ wrong: bigint }>`
      SELECT count(*) AS wrong FROM (
        SELECT owner_no, product, sum(d_stake) AS stake, sum(d_payout) AS payout, sum(d_valid) AS valid, sum(d_bonus_valid) AS bonus_valid,
               sum(d_deposit_valid) AS deposit_valid FROM wallet.play_change GROUP BY owner_no, product) AS c
      FULL JOIN (
        SELECT owner_no, product, sum(stake) AS stake, sum(payout) AS payout, sum(valid) AS valid, sum(bonus_valid) AS bonus_valid,
               sum(deposit_valid) AS deposit_valid FROM wallet.member_play_day GROUP BY owner_no, product) AS d USING (owner_no, product)
      WHERE (c.stake, c.payout, c.valid, c.bonus_valid, c.deposit_valid) IS DISTINCT FROM (d.stake, d.payout, d.valid, d.bonus_valid, d.deposit_valid)`,
    holds: 'days of settled play sum up to the changes',
    found: 'sums of days differ from the changes',
  },
]
