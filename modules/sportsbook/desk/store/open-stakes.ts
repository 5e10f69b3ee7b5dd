/** What is staked on open bets: a parlay counts once, however many of its legs are open. */
import { oneOf, sql, type Reader } from '../../../../platform/postgres.ts'

export function openStakes(
  reader: Reader,
  { merchantId, sportCode = '' }: { merchantId: string; sportCode: string | undefined },
): Promise<{ matches: number; bets: number; stake: bigint }> {
  return oneOf(
    reader,
    sql<{ matches: number; bets: number; stake: bigint }>`
    WITH open AS (
      SELECT b.bet_id, b.stake - b.cashed_stake AS stake FROM sports.bet b
      WHERE b.merchant_id = ${merchantId} AND b.state IN ('PENDING', 'ACCEPTED')),
    undecided AS (
      SELECT l.bet_id, l.fixture_id FROM open JOIN sports.leg l ON l.bet_id = open.bet_id
      JOIN sports.fixture f ON f.fixture_id = l.fixture_id
      WHERE l.result IS NULL AND (${sportCode} = '' OR f.sport_code = ${sportCode}))
    SELECT (SELECT count(DISTINCT fixture_id)::int FROM undecided) AS matches, count(*)::int AS bets,
      coalesce(sum(stake), 0)::bigint AS stake
    FROM open WHERE bet_id IN (SELECT bet_id FROM undecided)`,
  )
}
