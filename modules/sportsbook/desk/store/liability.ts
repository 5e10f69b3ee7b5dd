/** What open bets of a house may cost it, counted from the bets themselves. */
import type { FixtureStatus, MarketType, Period, SportCode } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { Chances } from '../rules/fair-price.ts'

export interface GroupRow {
  market_no: bigint
  type_code: MarketType
  period: Period
  line_q: number | null
  code: string
  score_home: number | null
  score_away: number | null
  codes: string[]
  chances: Chances[] | null
  runners: Readonly<Record<string, { th: string; en: string }>> | null
  stake: bigint
  payout: bigint
  bets: number
}

/** Open single bets of a fixture, by selection and by the score at which they were placed. */
export function groupsOfFixture(
  reader: Reader,
  { merchantId, fixtureId }: { merchantId: string; fixtureId: string },
): Promise<GroupRow[]> {
  return rowsOf(
    reader,
    sql<GroupRow>`
    SELECT m.market_no, m.type_code, m.period, m.line_q, g.code, g.score_home, g.score_away, m.codes, m.chances, m.runners,
      sum(b.stake - b.cashed_stake)::bigint AS stake,
      sum(b.potential * (b.stake - b.cashed_stake) / b.stake)::bigint AS payout, count(*)::int AS bets
    FROM sports.leg g JOIN sports.bet b ON b.bet_id = g.bet_id JOIN sports.market m ON m.market_no = g.market_no
    WHERE g.fixture_id = ${fixtureId} AND g.result IS NULL AND b.merchant_id = ${merchantId} AND b.kind = 'SINGLE'
      AND b.state IN ('PENDING', 'ACCEPTED')
    GROUP BY m.market_no, g.code, g.score_home, g.score_away ORDER BY m.market_no, g.code, g.score_home, g.score_away`,
  )
}

export interface ParlayRow {
  level: 'FIXTURE' | 'LEAGUE' | 'ALL'
  subject: string
  bets: number
  payout: bigint
}

/** Open parlays and systems with an open leg, by fixture, by league and in all; each bet once in every line. */
export function openParlays(
  reader: Reader,
  {
    merchantId,
    sportCode,
    fixtureId,
  }: { merchantId: string; sportCode?: string | undefined; fixtureId?: string },
): Promise<ParlayRow[]> {
  return rowsOf(
    reader,
    sql<ParlayRow>`
    WITH open AS (
      SELECT b.bet_id, b.held_payout AS potential, f.league_id, f.fixture_id
      FROM sports.bet b JOIN sports.leg g ON g.bet_id = b.bet_id JOIN sports.fixture f ON f.fixture_id = g.fixture_id
      WHERE b.merchant_id = ${merchantId} AND b.kind <> 'SINGLE' AND b.state IN ('PENDING', 'ACCEPTED') AND g.result IS NULL
        AND (${sportCode ?? ''} = '' OR f.sport_code = ${sportCode ?? ''})
        AND (${fixtureId ?? ''} = '' OR f.fixture_id = ${fixtureId ?? ''}))
    SELECT 'FIXTURE' AS level, fixture_id AS subject, count(*)::int AS bets, sum(potential)::bigint AS payout
    FROM (SELECT DISTINCT bet_id, potential, fixture_id FROM open) own GROUP BY fixture_id
    UNION ALL
    SELECT 'LEAGUE', league_id, count(*)::int, sum(potential)::bigint
    FROM (SELECT DISTINCT bet_id, potential, league_id FROM open) own GROUP BY league_id
    UNION ALL
    SELECT 'ALL', '', count(*)::int, coalesce(sum(potential), 0)::bigint FROM (SELECT DISTINCT bet_id, potential FROM open) own`,
  )
}

export interface ExposedFixtureRow {
  fixture_id: string
  league_id: string
  league_name: string
  country_name: string
  sport_code: SportCode
  tier: 'A' | 'B' | 'C'
  home_name: string | null
  away_name: string | null
  start_at: Date
  status: FixtureStatus
  is_virtual: boolean
}

/** Fixtures with undecided markets on which something stands, or with an open parlay. */
export function exposedFixtures(
  reader: Reader,
  {
    merchantId,
    sportCode,
    language,
  }: { merchantId: string; sportCode: string | undefined; language: string },
  withParlays: readonly string[],
): Promise<ExposedFixtureRow[]> {
  return rowsOf(
    reader,
    sql<ExposedFixtureRow>`
    SELECT f.fixture_id, f.league_id, coalesce(l.names->>${language}, l.names->>'en', '') AS league_name,
      coalesce(l.country_names->>${language}, l.country_names->>'en', '') AS country_name, f.sport_code, coalesce(own.tier, l.tier) AS tier,
      coalesce(h.names->>${language}, h.names->>'en') AS home_name, coalesce(a.names->>${language}, a.names->>'en') AS away_name,
      f.start_at, f.status, f.is_virtual
    FROM sports.fixture f JOIN sports.league l ON l.league_id = f.league_id
    LEFT JOIN sports.house_league own ON own.merchant_id = ${merchantId} AND own.league_id = f.league_id
    LEFT JOIN sports.team h ON h.team_id = f.home_id LEFT JOIN sports.team a ON a.team_id = f.away_id
    WHERE f.status NOT IN ('RESULTED', 'CANCELLED') AND (${sportCode ?? ''} = '' OR f.sport_code = ${sportCode ?? ''})
      AND (f.fixture_id = ANY (${[...withParlays]}::text[]) OR EXISTS (
        SELECT FROM sports.market m JOIN sports.exposure e ON e.market_no = m.market_no AND e.merchant_id = ${merchantId}
        WHERE m.fixture_id = f.fixture_id AND m.state NOT IN ('SETTLED', 'VOID') AND e.stake > 0))
    ORDER BY f.start_at, f.fixture_id LIMIT 1000`,
  )
}
