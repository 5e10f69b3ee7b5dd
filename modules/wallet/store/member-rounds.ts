/** Rounds of members behind a point of the ledger: what turnover, rebates and agents count. */
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import type { RoundState } from './rounds.ts'

const STATES: readonly RoundState[] = ['OPEN', 'CLOSED', 'CANCELLED']

export interface RoundsSince {
  memberId: string
  /** Rounds that began behind this transaction; the numbers of one member grow in the order of his bets. */
  afterRoundNo: bigint
  /** Rounds from before that were open when last looked at. */
  openRoundNos: readonly bigint[]
}

export interface MemberRound {
  memberId: string
  roundNo: bigint
  product: string
  state: RoundState
  /** What counts for turnover (domain/agents.md §3.1); 0 until the round is settled. */
  validBet: bigint
}

/**
 * Real-money rounds of the members in the order in which they began, at most `limit` new ones each. A member's bets are
 * committed in the order of their numbers, so nothing can appear later behind the last one shown.
 */
export async function roundsSince(reader: Reader, members: readonly RoundsSince[], limit: number): Promise<MemberRound[]> {
  const wanted = JSON.stringify(members.map((member) => ({
    member: member.memberId, after: String(member.afterRoundNo), open: member.openRoundNos.map(String),
  })))
  const rows = await rowsOf(reader, sql<{ owner_id: string; round_no: bigint; product: string; state: number; valid: bigint }>`
    WITH wanted AS (
      SELECT o.owner_no, o.owner_id, o.shard, w.after, w.open
      FROM jsonb_to_recordset(${wanted}::jsonb) AS w(member text, after bigint, open bigint[]) JOIN wallet.owner o ON o.owner_id = w.member AND o.family = 1),
    numbers AS (
      SELECT w.owner_id, w.shard, n.round_no FROM wanted w CROSS JOIN LATERAL (
        SELECT t.round_no FROM wallet.transfer t
        WHERE t.guarded_side > 0 AND (CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END) >> 16 = w.owner_no
          AND t.id > w.after AND t.round_no = t.id ORDER BY t.id LIMIT ${limit}) AS n
      UNION ALL SELECT w.owner_id, w.shard, n.round_no FROM wanted w CROSS JOIN LATERAL unnest(w.open) AS n(round_no))
    SELECT n.owner_id, r.round_no, g.product, r.state, wallet.valid_bet(g.product, r.state, r.stake_real + r.stake_bonus, r.win_amount, r.round_no, r.shard) AS valid
    FROM numbers n JOIN wallet.round r ON r.round_no = n.round_no AND r.shard = n.shard JOIN wallet.game_guard g ON g.game_no = r.game_no
    WHERE NOT r.is_free ORDER BY r.round_no`)
  return rows.map((row) => ({
    memberId: row.owner_id, roundNo: row.round_no, product: row.product, state: STATES[row.state]!, validBet: row.valid,
  }))
}
