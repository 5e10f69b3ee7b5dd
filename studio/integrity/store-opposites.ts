/** Bets at shared tables, by who bet against whom. */
import { rowsOf, sql, type Reader } from '../../platform/postgres.ts'

export interface Side {
  readonly game_code: string
  readonly spot: string
  readonly other: string
}
export interface OppositeRow {
  member_a: string
  member_b: string
  shared: bigint
  opposed: bigint
  amount: bigint
}

/** No table begins more rounds within the day and an hour that are read. */
const LAST_ROUNDS = 6_000
/** Of a crowded round only the largest stakes are compared. */
const CROWD = 40

/**
 * Real money in settled rounds: a member is on a side with nine tenths or more of their stakes in the round,
 * and against another whose stake differs by a tenth at most. `shared` counts the rounds in which both bet.
 */
export async function readOpposites(
  reader: Reader,
  asked: { merchantId: string; since: Date; leastRounds: number; sides: readonly Side[] },
): Promise<OppositeRow[]> {
  return rowsOf(
    reader,
    sql<OppositeRow>`
    WITH side AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(asked.sides)}::jsonb) AS s (game_code text, spot text, other text)),
    round AS (
      SELECT r.round_id, r.game_code FROM studio.game_table t JOIN studio.table_round r ON r.table_id = t.table_id AND r.round_no > t.round_no - ${LAST_ROUNDS}::int
      WHERE t.merchant_id = ${asked.merchantId} AND r.step = 'SETTLED' AND r.opened_at >= ${asked.since}),
    staked AS (
      SELECT round.round_id, round.game_code, b.member_id, u.spot, sum(u.stake) AS stake
      FROM round JOIN studio.table_bet b ON b.round_id = round.round_id AND b.state = 1 AND NOT b.is_free CROSS JOIN LATERAL unnest(b.spots, b.stakes) AS u (spot, stake)
      GROUP BY round.round_id, round.game_code, b.member_id, u.spot),
    likely AS (
      SELECT round_id, member_id, total FROM (
        SELECT round_id, member_id, sum(stake) AS total, row_number() OVER (PARTITION BY round_id ORDER BY sum(stake) DESC, member_id) AS place FROM staked GROUP BY round_id, member_id) AS ranked
      WHERE place <= ${CROWD}),
    stood AS (
      SELECT s.round_id, s.member_id, s.stake, s.spot, side.other
      FROM staked s JOIN likely l USING (round_id, member_id) JOIN side ON side.game_code = s.game_code AND side.spot = s.spot WHERE s.stake * 10 >= l.total * 9),
    met AS (
      SELECT a.round_id, a.member_id AS member_a, b.member_id AS member_b, least(a.stake, b.stake) AS stake
      FROM stood a JOIN stood b ON b.round_id = a.round_id AND b.spot = a.other AND b.member_id > a.member_id WHERE a.stake * 10 BETWEEN b.stake * 9 AND b.stake * 11),
    pairs AS (SELECT member_a, member_b, count(*) AS opposed, sum(stake)::bigint AS amount FROM met GROUP BY member_a, member_b HAVING count(*) >= ${asked.leastRounds})
    SELECT p.member_a, p.member_b, p.opposed, p.amount, (
      SELECT count(*) FROM likely a JOIN likely b ON b.round_id = a.round_id AND b.member_id = p.member_b WHERE a.member_id = p.member_a) AS shared
    FROM pairs p ORDER BY p.member_a, p.member_b`,
  )
}
