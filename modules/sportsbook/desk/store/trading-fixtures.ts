/** Fixtures as the trading desk lists them. */
import type { DeskTab } from '../../../../contract/operator/sportsbook/list-desk-fixtures.ts'
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type { FeedClock } from '../../../../kernel/sports/feed.ts'
import type { FixtureStatus, SportCode } from '../../../../kernel/sports/words.ts'
import type { Language } from '../../../../platform/calls.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { openStatuses } from '../../book/door.ts'

export interface DeskFixtureRow {
  fixture_id: string
  kind: 'MATCH' | 'OUTRIGHT'
  provider: string
  sport_code: SportCode
  league_id: string
  league_name: string
  country: string
  country_name: string
  tier: 'A' | 'B' | 'C'
  home_id: string | null
  home_name: string | null
  away_id: string | null
  away_name: string | null
  start_at: Date
  status: FixtureStatus
  suspended_for: string | null
  is_neutral: boolean
  is_virtual: boolean
  has_live: boolean
  best_of: number | null
  clock: FeedClock | null
  facts: FixtureFacts
  version: number
  market_count: number
  own_count: number
  is_held: boolean | null
  held_reason: string | null
  held_by: string | null
  held_at: Date | null
}

export interface DeskFilter {
  readonly merchantId: string
  readonly language: Language
  readonly tab: DeskTab
  /** When tomorrow begins for the house. */
  readonly tomorrow: Date
  readonly sportCode: string | undefined
  readonly leagueId: string | undefined
  readonly search: string | undefined
}

const columns = (language: Language) => sql`
  f.fixture_id, f.kind, f.provider, f.sport_code, f.league_id, coalesce(l.names->>${language}, l.names->>'en', '') AS league_name,
  l.country, coalesce(l.country_names->>${language}, l.country_names->>'en', '') AS country_name, coalesce(own.tier, l.tier) AS tier,
  f.home_id, coalesce(h.names->>${language}, h.names->>'en') AS home_name,
  f.away_id, coalesce(a.names->>${language}, a.names->>'en') AS away_name,
  f.start_at, f.status, f.suspended_for, f.is_neutral, f.is_virtual, f.has_live, f.best_of, f.clock, f.facts, f.version,
  (SELECT count(*)::int FROM sports.market m WHERE m.fixture_id = f.fixture_id) AS market_count,
  (SELECT count(*)::int FROM sports.house_line o WHERE o.merchant_id = house.id AND o.fixture_id = f.fixture_id
    AND o.own_e4 IS NOT NULL) AS own_count,
  whole.is_held, whole.held_reason, whole.held_by, whole.held_at`

const joins = (merchantId: string) => sql`
  CROSS JOIN (SELECT ${merchantId}::text AS id) house
  JOIN sports.league l ON l.league_id = f.league_id
  LEFT JOIN sports.house_league own ON own.merchant_id = house.id AND own.league_id = f.league_id
  LEFT JOIN sports.team h ON h.team_id = f.home_id
  LEFT JOIN sports.team a ON a.team_id = f.away_id
  LEFT JOIN sports.house_line whole ON whole.merchant_id = house.id AND whole.fixture_id = f.fixture_id AND whole.market_no IS NULL`

/** Fixtures that ended long ago belong to the results, not to the desk. */
const tabs = (tomorrow: Date) =>
  ({
    LIVE: sql`f.kind = 'MATCH' AND f.status IN ('LIVE', 'INTERRUPTED')`,
    TODAY: sql`f.kind = 'MATCH' AND f.status IN ('SCHEDULED', 'POSTPONED') AND f.start_at < ${tomorrow}`,
    EARLY: sql`f.kind = 'MATCH' AND f.status IN ('SCHEDULED', 'POSTPONED') AND f.start_at >= ${tomorrow}`,
    OUTRIGHT: sql`f.kind = 'OUTRIGHT' AND f.status IN ('SCHEDULED', 'LIVE')`,
    ENDED: sql`f.status IN ('ENDED', 'ABANDONED', 'CANCELLED')`,
  }) as const satisfies Record<DeskTab, unknown>

const like = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`

function matching({ tab, tomorrow, sportCode, leagueId, search }: DeskFilter) {
  const words = search?.trim() ? like(search.trim()) : ''
  return sql`
    ${tabs(tomorrow)[tab]} AND (${sportCode ?? ''} = '' OR f.sport_code = ${sportCode ?? ''})
    AND (${leagueId ?? ''} = '' OR f.league_id = ${leagueId ?? ''})
    AND (${words} = '' OR f.fixture_id ILIKE ${words} OR concat_ws(' ', h.names->>'th', h.names->>'en', a.names->>'th', a.names->>'en',
      l.names->>'th', l.names->>'en') ILIKE ${words})`
}

/** By their start: the next first, of those that ended the last first. */
export async function listFixtureRows(
  reader: Reader,
  filter: DeskFilter,
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: DeskFixtureRow[]; total: number }> {
  const order = filter.tab === 'ENDED' ? sql`f.start_at DESC, f.fixture_id` : sql`f.start_at, f.fixture_id`
  const rows = await rowsOf(
    reader,
    sql<DeskFixtureRow>`
    SELECT ${columns(filter.language)} FROM sports.fixture f ${joins(filter.merchantId)} WHERE ${matching(filter)}
    ORDER BY ${order} LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  const [count] = await rowsOf(
    reader,
    sql<{ total: number }>`
    SELECT count(*)::int AS total FROM sports.fixture f ${joins(filter.merchantId)} WHERE ${matching(filter)}`,
  )
  return { rows, total: count?.total ?? 0 }
}

export async function readFixtureRows(
  reader: Reader,
  { merchantId, language }: { merchantId: string; language: Language },
  fixtureIds: readonly string[],
): Promise<ReadonlyMap<string, DeskFixtureRow>> {
  if (fixtureIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<DeskFixtureRow>`
    SELECT ${columns(language)} FROM sports.fixture f ${joins(merchantId)} WHERE f.fixture_id = ANY (${[...fixtureIds]}::text[])`,
  )
  return new Map(rows.map((row) => [row.fixture_id, row]))
}

/** Fixtures on which bets may still be taken, of a league, a sport or all, in the order of their ids. */
export async function openFixtureIds(
  reader: Reader,
  scope: 'ALL' | 'SPORT' | 'LEAGUE',
  subject: string,
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ fixture_id: string }>`
    SELECT f.fixture_id FROM sports.fixture f
    WHERE f.status IN ${openStatuses} AND (${scope} = 'ALL'
      OR (${scope} = 'SPORT' AND f.sport_code = ${subject}) OR (${scope} = 'LEAGUE' AND f.league_id = ${subject}))
    ORDER BY f.fixture_id`,
  )
  return rows.map((row) => row.fixture_id)
}
