/** Sums of bets by sport, league, market or member. */
import type { ReportBasis, ReportGroup } from '../../../../../contract/shared/sports-results.ts'
import { rowsOf, sql, type Reader } from '../../../../../platform/postgres.ts'

export interface ReportSums {
  /** Sport, league, type of market, or member. */
  readonly key: string
  readonly bets: number
  /** Amounts in minor units. */
  readonly stake: bigint
  readonly settledStake: bigint
  readonly payout: bigint
  readonly cashOut: bigint
  readonly valid: bigint
}

const keys = {
  SPORT: sql`f.sport_code`,
  LEAGUE: sql`f.league_id`,
  MARKET: sql`l.type_code`,
  MEMBER_TIER: sql`b.member_id`,
} as const satisfies Record<ReportGroup, unknown>

/**
 * Accepted bets of a house. What a bet staked and paid is shared among its legs as evenly as whole satang
 * allow, so that sums of all groups are those of the bets.
 */
export async function readSums(
  reader: Reader,
  asked: {
    merchantId: string
    by: ReportGroup
    basis: ReportBasis
    from: Date
    before: Date
    sportCode?: string | undefined
  },
): Promise<ReportSums[]> {
  const { merchantId, by, basis, from, before, sportCode = '' } = asked
  const moment = basis === 'PLACED' ? sql`b.placed_at` : sql`b.settled_at`
  const part = (amount: ReturnType<typeof sql>) =>
    sql`(${amount} * l.place / b.legs - ${amount} * (l.place - 1) / b.legs)`
  const isDone = sql`b.state IN ('SETTLED', 'CASHED_OUT')`
  const sum = (amount: ReturnType<typeof sql>) => sql`coalesce(sum(${part(amount)}), 0)::bigint`
  const sumDone = (amount: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${part(amount)}) FILTER (WHERE ${isDone}), 0)::bigint`
  const rows = await rowsOf(
    reader,
    sql<{
      key: string
      bets: number
      stake: bigint
      settled_stake: bigint
      payout: bigint
      cash_out: bigint
      valid: bigint
    }>`
    WITH bet AS MATERIALIZED (
      SELECT b.bet_id, b.member_id, b.state, b.stake, b.payout, b.cashed_amount, b.valid,
             (SELECT count(*) FROM sports.leg t WHERE t.bet_id = b.bet_id) AS legs
      FROM sports.bet b
      WHERE b.merchant_id = ${merchantId} AND ${moment} >= ${from} AND ${moment} < ${before}
        AND b.state IN ('ACCEPTED', 'SETTLED', 'CASHED_OUT') AND (${basis}::text = 'PLACED' OR ${isDone}))
    SELECT ${keys[by]} AS key, count(DISTINCT b.bet_id)::int AS bets, ${sum(sql`b.stake`)} AS stake,
           ${sumDone(sql`b.stake`)} AS settled_stake, ${sumDone(sql`b.payout`)} AS payout,
           ${sumDone(sql`b.cashed_amount`)} AS cash_out, ${sumDone(sql`b.valid`)} AS valid
    FROM bet b
    CROSS JOIN LATERAL (
      SELECT t.fixture_id, t.type_code, row_number() OVER (ORDER BY t.leg_no) AS place
      FROM sports.leg t WHERE t.bet_id = b.bet_id) AS l
    JOIN sports.fixture f ON f.fixture_id = l.fixture_id
    WHERE ${sportCode} = '' OR f.sport_code = ${sportCode}
    GROUP BY 1 ORDER BY 3 DESC, 1`,
  )
  return rows.map((row) => ({
    key: row.key,
    bets: row.bets,
    stake: row.stake,
    settledStake: row.settled_stake,
    payout: row.payout,
    cashOut: row.cash_out,
    valid: row.valid,
  }))
}

/** Names of leagues in a language, by id. */
export async function leagueNames(
  reader: Reader,
  language: string,
  leagueIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    reader,
    sql<{ league_id: string; name: string }>`
    SELECT league_id, names->>${language} AS name FROM sports.league WHERE league_id = ANY (${leagueIds}::text[])`,
  )
  return new Map(rows.map((row) => [row.league_id, row.name]))
}
