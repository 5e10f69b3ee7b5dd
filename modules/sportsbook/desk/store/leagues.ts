/** Leagues with what a house changes of them. */
import type { SportCode } from '../../../../kernel/sports/words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { openStatuses } from '../../book/door.ts'

export interface LeagueRow {
  league_id: string
  name: string
  country_name: string
  sport_code: SportCode
  feed_tier: 'A' | 'B' | 'C'
  own_tier: 'A' | 'B' | 'C' | null
  is_hidden: boolean
  open_fixtures: number
}

const columns = (language: string) => sql`
  l.league_id, coalesce(l.names->>${language}, l.names->>'en', l.league_id) AS name,
  coalesce(l.country_names->>${language}, l.country_names->>'en', '') AS country_name, l.sport_code, l.tier AS feed_tier,
  h.tier AS own_tier, coalesce(h.is_hidden, false) AS is_hidden,
  (SELECT count(*)::int FROM sports.fixture f WHERE f.league_id = l.league_id
    AND f.status IN ${openStatuses}) AS open_fixtures`

export function readLeagues(reader: Reader, merchantId: string, language: string): Promise<LeagueRow[]> {
  return rowsOf(
    reader,
    sql<LeagueRow>`
    SELECT ${columns(language)} FROM sports.league l JOIN sports.sport s ON s.sport_code = l.sport_code
    LEFT JOIN sports.house_league h ON h.merchant_id = ${merchantId} AND h.league_id = l.league_id
    ORDER BY s.sort_no, l.sort_no, l.league_id LIMIT 1000`,
  )
}

export function readLeague(
  reader: Reader,
  { merchantId, leagueId, language }: { merchantId: string; leagueId: string; language: string },
): Promise<LeagueRow | undefined> {
  return firstOf(
    reader,
    sql<LeagueRow>`
    SELECT ${columns(language)} FROM sports.league l
    LEFT JOIN sports.house_league h ON h.merchant_id = ${merchantId} AND h.league_id = l.league_id
    WHERE l.league_id = ${leagueId}`,
  )
}

export async function writeLeague(
  tx: Tx,
  { merchantId, leagueId }: { merchantId: string; leagueId: string },
  { tier, isHidden }: { tier: 'A' | 'B' | 'C'; isHidden: boolean },
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO sports.house_league (merchant_id, league_id, tier, is_hidden, changed_by, changed_at)
    VALUES (${merchantId}, ${leagueId}, ${tier}, ${isHidden}, ${by}, ${at})
    ON CONFLICT (merchant_id, league_id) DO UPDATE
    SET tier = excluded.tier, is_hidden = excluded.is_hidden, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
  )
}
