/** Fixtures with the names of what belongs to them, as lists and slips show them. */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type { FeedClock } from '../../../../kernel/sports/feed.ts'
import type { FixtureStatus, SportCode } from '../../../../kernel/sports/words.ts'
import type { Language } from '../../../../platform/calls.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface HeadRow {
  fixture_id: string
  kind: 'MATCH' | 'OUTRIGHT'
  sport_code: SportCode
  league_id: string
  league_name: string
  country: string
  country_name: string
  home_id: string | null
  home_name: string | null
  away_id: string | null
  away_name: string | null
  start_at: Date
  status: FixtureStatus
  is_suspended: boolean
  is_neutral: boolean
  is_virtual: boolean
  has_live: boolean
  best_of: number | null
  clock: FeedClock | null
  facts: FixtureFacts
  version: number
}

/** For a statement over `sports.fixture f` with `headJoins`; names in one language. */
export const headColumns = (language: Language) => sql`
  f.fixture_id, f.kind, f.sport_code, f.league_id, l.names->>${language} AS league_name, l.country,
  l.country_names->>${language} AS country_name, f.home_id, h.names->>${language} AS home_name,
  f.away_id, a.names->>${language} AS away_name, f.start_at, f.status,
  f.suspended_for IS NOT NULL OR coalesce(whole.is_suspended, false) AS is_suspended,
  f.is_neutral, f.is_virtual, f.has_live, f.best_of, f.clock, f.facts, f.version`

export const headJoins = (merchantId: string) => sql`
  JOIN sports.league l ON l.league_id = f.league_id
  LEFT JOIN sports.team h ON h.team_id = f.home_id
  LEFT JOIN sports.team a ON a.team_id = f.away_id
  LEFT JOIN sports.house_line whole ON whole.merchant_id = ${merchantId} AND whole.fixture_id = f.fixture_id
    AND whole.market_no IS NULL`

/** `merchantId` may be empty: a fixture that a house suspended then counts as open. */
export function readHeads(
  reader: Reader,
  { merchantId, language }: { merchantId: string; language: Language },
  fixtureIds: readonly string[],
): Promise<HeadRow[]> {
  return rowsOf(
    reader,
    sql<HeadRow>`
    SELECT ${headColumns(language)} FROM sports.fixture f ${headJoins(merchantId)}
    WHERE f.fixture_id = ANY (${fixtureIds}::text[])`,
  )
}
