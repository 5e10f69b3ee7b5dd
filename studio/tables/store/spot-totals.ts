/** What lies on the spots of a round. */
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'

export interface SpotSum {
  round_id: string
  member_id: string
  is_free: boolean
  spot: string
  stake: bigint
}

/** What members have on the spots of rounds, accepted or still undecided. */
export async function readSpotSums(
  reader: Reader,
  wanted: readonly { roundId: string; memberId: string }[],
): Promise<SpotSum[]> {
  return rowsOf(
    reader,
    sql<SpotSum>`
    SELECT b.round_id, b.member_id, b.is_free, s.spot, sum(s.stake)::bigint AS stake
    FROM studio.table_bet b CROSS JOIN LATERAL unnest(b.spots, b.stakes) AS s(spot, stake)
    WHERE b.state IN (0, 1) AND (b.round_id, b.member_id) IN (SELECT * FROM unnest(${wanted.map(({ roundId }) => roundId)}::uuid[], ${wanted.map(({ memberId }) => memberId)}::text[]))
    GROUP BY 1, 2, 3, 4`,
  )
}

export interface SpotTotal {
  spot: string
  stake: bigint
  players: number
  bets: number
}

/** Accepted real money, by spot, and the number of members in all. */
export async function readTotals(
  reader: Reader,
  roundId: string,
): Promise<{ spots: SpotTotal[]; players: number; bets: number; taken: bigint }> {
  const spots = await rowsOf(
    reader,
    sql<SpotTotal>`
    SELECT s.spot, sum(s.stake)::bigint AS stake, count(DISTINCT b.member_id)::int AS players, count(*)::int AS bets
    FROM studio.table_bet b CROSS JOIN LATERAL unnest(b.spots, b.stakes) AS s(spot, stake)
    WHERE b.round_id = ${roundId} AND b.state = 1 AND NOT b.is_free GROUP BY s.spot ORDER BY s.spot`,
  )
  const { players, bets, taken } = await oneOf(
    reader,
    sql<{ players: number; bets: number; taken: bigint }>`
    SELECT count(DISTINCT member_id)::int AS players, count(*)::int AS bets, coalesce(sum(amount), 0)::bigint AS taken FROM studio.table_bet WHERE round_id = ${roundId} AND state = 1 AND NOT is_free`,
  )
  return { spots, players, bets, taken }
}
