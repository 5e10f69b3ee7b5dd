/** What leagues and teams are called. */
import type { NamedKind, nameFilters } from '../../../../contract/operator/sportsbook/list-sport-names.ts'
import type { SportCode } from '../../../../kernel/sports/words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Names {
  readonly th: string
  readonly en: string
}

export interface NameRow {
  id: string
  provider: string
  sport_code: SportCode
  names: Names
  is_named: boolean
  league_name: string | null
}

export interface NameFilter {
  readonly kind: NamedKind
  readonly sportCode?: SportCode | undefined
  readonly search?: string | undefined
  readonly only?: (typeof nameFilters)[number] | undefined
}

const tables = {
  LEAGUE: sql`(SELECT league_id AS id, provider, sport_code, names, is_named FROM sports.league)`,
  TEAM: sql`(SELECT team_id AS id, provider, sport_code, names, is_named FROM sports.team)`,
} as const

/** Of the teams of a page: the league in which each was at home last. */
const played = (
  language: string,
) => sql`(SELECT DISTINCT ON (f.home_id) f.home_id AS id, l.names->>${language} AS league_name
  FROM sports.fixture f JOIN sports.league l ON l.league_id = f.league_id WHERE f.home_id IN (SELECT id FROM page)
  ORDER BY f.home_id, f.start_at DESC)`

/** Of a text that is searched for its letters are meant, not what LIKE makes of them. */
const patternOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`

export function readNames(
  reader: Reader,
  language: string,
  { kind, sportCode, search, only }: NameFilter,
  page: { pageNo: number; pageSize: number },
): Promise<(NameRow & { total_count: number })[]> {
  const pattern = search ? patternOf(search) : null
  return rowsOf(
    reader,
    sql<NameRow & { total_count: number }>`
    WITH page AS (
      SELECT t.*, count(*) OVER ()::int AS total_count FROM ${tables[kind]} t
      WHERE (${sportCode ?? null}::text IS NULL OR t.sport_code = ${sportCode ?? null})
        AND (${pattern}::text IS NULL OR t.names->>'th' ILIKE ${pattern} OR t.names->>'en' ILIKE ${pattern})
        AND (NOT ${only === 'SAME'}::boolean OR NOT t.is_named AND t.names->>'th' = t.names->>'en')
        AND (NOT ${only === 'OWN'}::boolean OR t.is_named)
      ORDER BY t.names->>${language}, t.id LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize})
    SELECT page.*, played.league_name FROM page LEFT JOIN ${played(language)} played USING (id)
    ORDER BY names->>${language}, id`,
  )
}

export function readName(
  reader: Reader,
  language: string,
  { kind, id }: { kind: NamedKind; id: string },
): Promise<NameRow | undefined> {
  return firstOf(
    reader,
    sql<NameRow>`
    WITH page AS (SELECT * FROM ${tables[kind]} t WHERE t.id = ${id})
    SELECT page.*, played.league_name FROM page LEFT JOIN ${played(language)} played USING (id)`,
  )
}

/** Null: as the feed says from its next message on. */
export async function writeName(
  tx: Tx,
  { kind, id }: { kind: NamedKind; id: string },
  names: Names | null,
): Promise<void> {
  const set = names ? sql`names = ${JSON.stringify(names)}::jsonb, is_named = true` : sql`is_named = false`
  await run(
    tx,
    kind === 'LEAGUE'
      ? sql`UPDATE sports.league SET ${set} WHERE league_id = ${id}`
      : sql`UPDATE sports.team SET ${set} WHERE team_id = ${id}`,
  )
}
