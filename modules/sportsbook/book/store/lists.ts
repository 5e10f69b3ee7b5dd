/** Fixtures as members look for them: by sport and tab, by day, with what they marked. */
import type { Language } from '../../../../platform/calls.ts'
import { firstOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { SportCode } from '../../../../kernel/sports/words.ts'
import { VIRTUAL_PROVIDER } from '../settings.ts'
import { headColumns, headJoins, type HeadRow } from './heads.ts'
import { openStatuses } from './open-statuses.ts'

/** `accountId` is empty for a visitor. */
export interface Marker {
  readonly merchantId: string
  readonly accountId: string
}
/** Who asks, and in which language. */
export interface Asker extends Marker {
  readonly language: Language
  /** The house shows the matches that models play. */
  readonly seesVirtual: boolean
}

export type FixtureTab = 'LIVE' | 'TODAY' | 'EARLY' | 'OUTRIGHT'

export const isOpen = sql`f.status IN ${openStatuses}`
export const isPlayed = sql`f.status IN ('LIVE', 'INTERRUPTED')`
const isMatch = sql`f.kind = 'MATCH'`
/** `tomorrow` is the moment at which the house's day ends. */
const tabs = {
  LIVE: () => sql`${isMatch} AND ${isPlayed}`,
  TODAY: (tomorrow: Date) => sql`${isMatch} AND NOT ${isPlayed} AND f.start_at < ${tomorrow}`,
  EARLY: (tomorrow: Date) => sql`${isMatch} AND NOT ${isPlayed} AND f.start_at >= ${tomorrow}`,
  OUTRIGHT: () => sql`f.kind = 'OUTRIGHT'`,
} as const satisfies Record<FixtureTab, (tomorrow: Date) => unknown>

const markedBy = ({ merchantId, accountId }: Marker) =>
  sql`LEFT JOIN sports.favourites mine ON mine.merchant_id = ${merchantId} AND mine.account_id = ${accountId}`
/** Of no hidden league, of models only if the house shows them, and not open while its feed left it behind. */
export const isShown = ({
  merchantId,
  seesVirtual,
}: Asker) => sql`(${seesVirtual}::boolean OR f.provider <> ${VIRTUAL_PROVIDER})
  AND NOT (${isOpen} AND f.suspended_for IS NOT DISTINCT FROM 'DROPPED')
  AND NOT EXISTS (SELECT FROM sports.house_league hl
    WHERE hl.merchant_id = ${merchantId} AND hl.league_id = f.league_id AND hl.is_hidden)`
/** Whoever has bet on a match follows it to its end. */
export const hasBet = ({
  accountId,
}: Asker) => sql`EXISTS (SELECT FROM sports.leg own JOIN sports.bet b ON b.bet_id = own.bet_id
  WHERE own.fixture_id = f.fixture_id AND b.member_id = ${accountId})`
const isLeagueMarked = sql`coalesce(f.league_id = ANY (mine.league_ids), false)`
const isFixtureMarked = sql`coalesce(f.fixture_id = ANY (mine.fixture_ids), false)`

export interface LobbyRow {
  sport_code: SportCode
  league_id: string
  name: string
  country: string
  country_name: string
  live_count: number
  today_count: number
  early_count: number
  outright_count: number
  is_virtual: boolean
  is_favourite: boolean
}

/** Leagues with something to bet on, in the order of the menu. */
export function readLobby(
  reader: Reader,
  asker: Asker,
  { vendor, tomorrow }: { vendor?: string; tomorrow: Date },
): Promise<LobbyRow[]> {
  const { language } = asker
  const countOf = (tab: FixtureTab) => sql`count(*) FILTER (WHERE ${tabs[tab](tomorrow)})::int`
  return rowsOf(
    reader,
    sql<LobbyRow>`
    SELECT f.sport_code, f.league_id, l.names->>${language} AS name, l.country, l.country_names->>${language} AS country_name,
      ${countOf('LIVE')} AS live_count, ${countOf('TODAY')} AS today_count, ${countOf('EARLY')} AS early_count,
      ${countOf('OUTRIGHT')} AS outright_count, bool_and(f.is_virtual) AS is_virtual,
      bool_or(${isLeagueMarked}) AS is_favourite
    FROM sports.fixture f JOIN sports.league l ON l.league_id = f.league_id
    JOIN sports.sport s ON s.sport_code = f.sport_code ${markedBy(asker)}
    WHERE ${isOpen} AND ${isShown(asker)} AND (${vendor ?? null}::text IS NULL OR s.vendor = ${vendor ?? null})
    GROUP BY f.sport_code, f.league_id, l.league_id, s.sort_no
    ORDER BY s.sort_no, bool_or(${isLeagueMarked}) DESC, l.tier, l.sort_no, l.country, l.league_id`,
  )
}

/** It should have begun, and its feed has not said that it has: nobody can bet on it. */
const isOverdue = sql`(NOT ${isPlayed} AND f.suspended_for IS NOT NULL
  AND f.start_at < app.now() - interval '15 minutes')`

export interface ListedRow extends HeadRow {
  is_favourite: boolean
  market_count: number
  total_count: number
}

export interface FixtureSearch {
  readonly sportCode: SportCode
  readonly tab: FixtureTab
  readonly tomorrow: Date
  readonly leagueId?: string
  readonly search?: string
  readonly onlyFavourites?: boolean
  readonly limit: number
  readonly offset: number
}

/** Of a text that is searched for its letters are meant, not what LIKE makes of them. */
export const patternOf = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`

export const isOfTeam = (pattern: string | null) => sql`(${pattern}::text IS NULL
  OR l.names->>'th' ILIKE ${pattern} OR l.names->>'en' ILIKE ${pattern} OR h.names->>'th' ILIKE ${pattern}
  OR h.names->>'en' ILIKE ${pattern} OR a.names->>'th' ILIKE ${pattern} OR a.names->>'en' ILIKE ${pattern})`

export function listFixtures(reader: Reader, asker: Asker, search: FixtureSearch): Promise<ListedRow[]> {
  const { sportCode, tab, tomorrow, leagueId = null, onlyFavourites = false } = search
  const pattern = search.search ? patternOf(search.search) : null
  return rowsOf(
    reader,
    sql<ListedRow>`
    WITH page AS (
      SELECT ${headColumns(asker.language)}, ${isFixtureMarked} AS is_favourite, ${isLeagueMarked} AS is_marked, l.tier,
        ${isOverdue} AS is_overdue, count(*) OVER ()::int AS total_count
      FROM sports.fixture f ${headJoins(asker.merchantId)} ${markedBy(asker)}
      WHERE f.sport_code = ${sportCode} AND ${isOpen} AND ${isShown(asker)} AND ${tabs[tab](tomorrow)}
        AND (${leagueId}::text IS NULL OR f.league_id = ${leagueId}) AND ${isOfTeam(pattern)}
        AND (NOT ${onlyFavourites}::boolean OR ${isFixtureMarked} OR ${isLeagueMarked})
      ORDER BY ${isLeagueMarked} DESC, ${isOverdue}, f.start_at, l.tier, f.league_id, f.fixture_id
      LIMIT ${search.limit} OFFSET ${search.offset})
    SELECT page.*, (SELECT count(*)::int FROM sports.market m WHERE m.fixture_id = page.fixture_id
      AND m.state IN ('OPEN', 'SUSPENDED') AND (page.status <> 'LIVE' OR m.is_live)) AS market_count
    FROM page ORDER BY is_marked DESC, is_overdue, start_at, tier, league_id, fixture_id`,
  )
}

export interface PageRow extends HeadRow {
  is_favourite: boolean
  told_version: number
}

/**
 * One fixture that the house shows, and how far its readers were told: read before its markets, so that none
 * is missed.
 */
export function readPage(reader: Reader, asker: Asker, fixtureId: string): Promise<PageRow | undefined> {
  return firstOf(
    reader,
    sql<PageRow>`
    SELECT ${headColumns(asker.language)}, ${isFixtureMarked} AS is_favourite,
      coalesce((SELECT t.version FROM sports.told t WHERE t.topic = ${`fixture:${fixtureId}`}), 0) AS told_version
    FROM sports.fixture f ${headJoins(asker.merchantId)} ${markedBy(asker)}
    WHERE f.fixture_id = ${fixtureId} AND (${isShown(asker)} OR ${hasBet(asker)})`,
  )
}

/** How far the readers of a sport were told of prices. */
export async function toldOfSport(reader: Reader, sportCode: SportCode): Promise<number> {
  const row = await firstOf(
    reader,
    sql<{ version: number }>`SELECT version FROM sports.told WHERE topic = ${`sport:${sportCode}`}`,
  )
  return row?.version ?? 0
}
