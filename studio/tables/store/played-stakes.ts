/**
 * What a member staked in rounds that took more: at a Pok Deng table five stakes are held, in a room a hand
 * may lose five.
 */
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { isRoundId } from '../../core/round-id.ts'
import { ACCEPTED, PENDING } from './bets.ts'

/** Which of these rounds the member played at a shared table. */
export async function tableRoundsAmong(
  reader: Reader,
  memberId: string,
  roundIds: readonly string[],
): Promise<string[]> {
  const ids = roundIds.filter(isRoundId)
  if (ids.length === 0) return []
  const rows = await rowsOf(
    reader,
    sql<{ round_id: string }>`
    SELECT DISTINCT b.round_id::text FROM studio.table_bet b
    WHERE b.round_id = ANY (${ids}::uuid[]) AND b.member_id = ${memberId} AND NOT b.is_free`,
  )
  return rows.map((row) => row.round_id)
}

/** By round; only rounds that took more than was staked are included. */
export async function playedStakes(
  reader: Reader,
  memberId: string,
  roundIds: readonly string[],
): Promise<Map<string, bigint>> {
  const ids = roundIds.filter(isRoundId)
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ round_id: string; played: bigint }>`
    SELECT b.round_id::text, sum(s.stake)::bigint AS played
    FROM studio.table_bet b CROSS JOIN LATERAL (SELECT sum(u.stake) AS stake FROM unnest(b.stakes) AS u(stake)) s
    WHERE b.round_id = ANY (${ids}::uuid[]) AND b.member_id = ${memberId} AND NOT b.is_free AND b.state IN (${PENDING}, ${ACCEPTED})
    GROUP BY b.round_id HAVING sum(s.stake) <> sum(b.amount)
    UNION ALL
    SELECT p.hand_id::text, a.amount
    FROM studio.room_hand_seat p JOIN studio.room_action a ON a.hand_id = p.hand_id AND a.seat = p.seat AND a.action = 'BET'
    WHERE p.hand_id = ANY (${ids}::uuid[]) AND p.member_id = ${memberId} AND p.game_code = 'POKDENGROOM' AND a.amount <> p.stake_amount`,
  )
  return new Map(rows.map((row) => [row.round_id, row.played]))
}
