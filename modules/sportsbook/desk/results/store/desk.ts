/** Fixtures on the results desk, and what a house's members bet on them. */
import type { ResultDeskState } from '../../../../../contract/shared/sports-results.ts'
import type { FixtureStatus, SportCode } from '../../../../../kernel/sports/words.ts'
import { firstOf, rowsOf, sql, type Reader } from '../../../../../platform/postgres.ts'
import { isOfTeam, patternOf } from '../../../book/door.ts'
import type { Names } from '../../../slips/store/cards.ts'

export interface DeskFixture {
  readonly fixtureId: string
  readonly kind: 'MATCH' | 'OUTRIGHT'
  readonly sportCode: SportCode
  readonly status: FixtureStatus
  readonly startAt: Date
  /** If it has not begun by then, it is void. */
  readonly voidAt: Date | null
  readonly state: ResultDeskState
  readonly total: number
}

export interface DeskFilter {
  readonly merchantId: string
  readonly sportCode?: string | undefined
  readonly leagueId?: string | undefined
  readonly fixtureId?: string | undefined
  /** Letters of a team or league. */
  readonly search?: string | undefined
  readonly state?: ResultDeskState | undefined
  /** Only those on which bets of the house are open. */
  readonly hasBets?: boolean | undefined
  /** A fixture that began before should have ended. */
  readonly endedBefore: Date
  /** Results since then can be corrected. */
  readonly confirmedSince: Date
}

interface Row {
  fixture_id: string
  kind: 'MATCH' | 'OUTRIGHT'
  sport_code: SportCode
  status: FixtureStatus
  start_at: Date
  void_at: Date | null
  state: ResultDeskState
  total: number
}

const states = sql`
  CASE WHEN r.is_entered AND r.confirmed_at IS NOT NULL THEN 'CORRECTING' WHEN r.is_entered THEN 'ENTERED'
       WHEN r.confirmed_at IS NULL THEN 'WAITING' WHEN r.is_unsettled THEN 'SETTLING' ELSE 'SETTLED' END`

/** Those without a result first, the longest overdue before the others; then the latest results. */
export async function deskFixtures(
  reader: Reader,
  filter: DeskFilter,
  page: { pageNo: number; pageSize: number },
): Promise<DeskFixture[]> {
  const { merchantId, sportCode = '', leagueId = '', fixtureId = '', search = '' } = filter
  const { state = '', hasBets = false } = filter
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT d.*, count(*) OVER ()::int AS total FROM (
      SELECT f.fixture_id, f.kind, f.sport_code, f.status, f.start_at, r.confirmed_at, ${states} AS state,
             CASE WHEN f.kind = 'MATCH' AND f.status IN ('SCHEDULED', 'POSTPONED')
               THEN f.first_start_at + s.void_after_h * interval '1 hour' END AS void_at
      FROM (
        SELECT t.fixture_id FROM sports.result t
        WHERE t.state = 'ENTERED' OR (t.state = 'CONFIRMED' AND t.confirmed_at >= ${filter.confirmedSince})
        UNION
        SELECT t.fixture_id FROM sports.fixture t
        WHERE t.status IN ('SCHEDULED', 'LIVE', 'INTERRUPTED', 'POSTPONED', 'ENDED', 'ABANDONED')
          AND (t.start_at <= ${filter.endedBefore} OR t.status IN ('ENDED', 'ABANDONED'))
        UNION
        SELECT ${fixtureId}) AS c
      JOIN sports.fixture f ON f.fixture_id = c.fixture_id JOIN sports.sport s ON s.sport_code = f.sport_code
      JOIN sports.league l ON l.league_id = f.league_id
      LEFT JOIN sports.team h ON h.team_id = f.home_id LEFT JOIN sports.team a ON a.team_id = f.away_id
      CROSS JOIN LATERAL (
        SELECT min(t.confirmed_at) FILTER (WHERE t.state = 'CONFIRMED') AS confirmed_at,
               coalesce(bool_or(t.state = 'ENTERED'), false) AS is_entered,
               coalesce(bool_or(t.state = 'CONFIRMED' AND t.settled_at IS NULL), false) AS is_unsettled
        FROM sports.result t WHERE t.fixture_id = f.fixture_id) AS r
      WHERE (${fixtureId} = '' OR f.fixture_id = ${fixtureId}) AND (${sportCode} = '' OR f.sport_code = ${sportCode})
        AND (${leagueId} = '' OR f.league_id = ${leagueId}) AND ${isOfTeam(search ? patternOf(search) : null)}
        AND (NOT ${hasBets}::boolean OR EXISTS (
          SELECT FROM sports.leg g JOIN sports.bet b USING (bet_id)
          WHERE g.fixture_id = f.fixture_id AND b.merchant_id = ${merchantId}
            AND b.state IN ('PENDING', 'ACCEPTED')))
        AND (${fixtureId} <> '' OR r.is_entered OR r.confirmed_at IS NULL OR r.confirmed_at >= ${filter.confirmedSince})) AS d
    WHERE ${state} = '' OR d.state = ${state}
    ORDER BY d.confirmed_at IS NOT NULL, d.confirmed_at DESC, d.start_at, d.fixture_id
    LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  return rows.map((row) => ({
    fixtureId: row.fixture_id,
    kind: row.kind,
    sportCode: row.sport_code,
    status: row.status,
    startAt: row.start_at,
    voidAt: row.void_at,
    state: row.state,
    total: row.total,
  }))
}

export interface FixtureBets {
  readonly bets: number
  readonly openBets: number
  readonly stake: bigint
  readonly settledBets: number
  readonly paid: bigint
}

/** Of this house's members, by fixture. */
export async function betsOfFixtures(
  reader: Reader,
  merchantId: string,
  fixtureIds: readonly string[],
): Promise<ReadonlyMap<string, FixtureBets>> {
  const rows = await rowsOf(
    reader,
    sql<{
      fixture_id: string
      bets: number
      open_bets: number
      stake: bigint
      settled_bets: number
      paid: bigint
    }>`
    SELECT l.fixture_id, count(*)::int AS bets, (count(*) FILTER (WHERE b.state IN ('PENDING', 'ACCEPTED')))::int AS open_bets,
           sum(b.stake)::bigint AS stake, (count(*) FILTER (WHERE b.state = 'SETTLED'))::int AS settled_bets,
           coalesce(sum(b.payout) FILTER (WHERE b.state = 'SETTLED'), 0)::bigint AS paid
    FROM sports.leg l JOIN sports.bet b USING (bet_id)
    WHERE l.fixture_id = ANY (${fixtureIds}::text[]) AND b.merchant_id = ${merchantId} AND b.state <> 'REJECTED'
    GROUP BY 1`,
  )
  return new Map(
    rows.map((row) => [
      row.fixture_id,
      {
        bets: row.bets,
        openBets: row.open_bets,
        stake: row.stake,
        settledBets: row.settled_bets,
        paid: row.paid,
      },
    ]),
  )
}

export interface MarketBets {
  readonly marketNo: bigint
  readonly singles: number
  readonly legs: number
  readonly stake: bigint
  readonly paid: bigint
}

/** What was bet on a fixture's markets in this house. */
export async function betsOfMarkets(
  reader: Reader,
  merchantId: string,
  fixtureId: string,
): Promise<MarketBets[]> {
  const rows = await rowsOf(
    reader,
    sql<{ market_no: bigint; singles: number; legs: number; stake: bigint; paid: bigint }>`
    SELECT l.market_no, (count(*) FILTER (WHERE b.kind = 'SINGLE'))::int AS singles,
           (count(*) FILTER (WHERE b.kind <> 'SINGLE'))::int AS legs,
           coalesce(sum(b.stake) FILTER (WHERE b.kind = 'SINGLE'), 0)::bigint AS stake,
           coalesce(sum(b.payout) FILTER (WHERE b.kind = 'SINGLE'), 0)::bigint AS paid
    FROM sports.leg l JOIN sports.bet b USING (bet_id)
    WHERE l.fixture_id = ${fixtureId} AND b.merchant_id = ${merchantId} AND b.state <> 'REJECTED'
    GROUP BY l.market_no ORDER BY l.market_no`,
  )
  return rows.map((row) => ({
    marketNo: row.market_no,
    singles: row.singles,
    legs: row.legs,
    stake: row.stake,
    paid: row.paid,
  }))
}

export interface LegOfBet {
  readonly betId: string
  /** From 0. */
  readonly place: number
  readonly marketNo: bigint
  readonly code: string
  readonly scoreHome: number | null
  readonly scoreAway: number | null
}

/** Legs of the house's bets on a fixture, at most so many. */
export async function legsOnFixture(
  reader: Reader,
  merchantId: string,
  fixtureId: string,
  limit: number,
): Promise<LegOfBet[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      bet_id: string
      leg_no: number
      market_no: bigint
      code: string
      score_home: number | null
      score_away: number | null
    }>`
    SELECT l.bet_id, (SELECT count(*)::int FROM sports.leg t WHERE t.bet_id = l.bet_id AND t.leg_no < l.leg_no) AS leg_no,
           l.market_no, l.code, l.score_home, l.score_away
    FROM sports.leg l JOIN sports.bet b USING (bet_id)
    WHERE l.fixture_id = ${fixtureId} AND b.merchant_id = ${merchantId} AND b.state IN ('PENDING', 'ACCEPTED', 'SETTLED')
    ORDER BY l.bet_id LIMIT ${limit}`,
  )
  return rows.map((row) => ({
    betId: row.bet_id,
    place: row.leg_no,
    marketNo: row.market_no,
    code: row.code,
    scoreHome: row.score_home,
    scoreAway: row.score_away,
  }))
}

/** Of an outright: whom one can bet on. */
export async function runnersOf(
  reader: Reader,
  fixtureId: string,
): Promise<{ code: string; names: Names | null }[]> {
  const row = await firstOf(
    reader,
    sql<{ codes: string[]; runners: Record<string, Names> | null }>`
    SELECT codes, runners FROM sports.market WHERE fixture_id = ${fixtureId} AND type_code = 'OUTRIGHT' LIMIT 1`,
  )
  return (row?.codes ?? []).map((code) => ({ code, names: row?.runners?.[code] ?? null }))
}
