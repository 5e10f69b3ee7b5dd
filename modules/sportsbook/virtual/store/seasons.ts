/** Weeks of the leagues, of which the winner is bet on. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { MatchScore, Place, Season } from '../rules/seasons.ts'

interface SeasonRow {
  season_id: string
  league_code: string
  begins_at: Date
  closes_at: Date
  ends_at: Date
  state: 'TOLD' | 'CLOSED' | 'DONE' | 'VOID'
  chances: Record<string, number>
  winners: string[] | null
  result_seq: bigint | null
}

export interface StoredSeason extends Season {
  readonly leagueCode: string
  readonly state: SeasonRow['state']
  readonly chances: ReadonlyMap<string, number>
  readonly winners: readonly string[] | null
}

const columns = sql`season_id, league_code, begins_at, closes_at, ends_at, state, chances, winners, result_seq`

const seasonOf = (row: SeasonRow): StoredSeason => ({
  seasonId: row.season_id,
  leagueCode: row.league_code,
  beginsAt: row.begins_at,
  closesAt: row.closes_at,
  endsAt: row.ends_at,
  state: row.state,
  chances: new Map(Object.entries(row.chances)),
  winners: row.winners,
})

/** What is kept of a season whenever it is priced: its table, and the chances that follow from it. */
interface PricedSeason {
  readonly chances: ReadonlyMap<string, number>
  readonly table: readonly Place[]
}

/** False if it is there already. */
export async function addSeason(
  tx: Tx,
  leagueCode: string,
  season: Season,
  { chances, table }: PricedSeason,
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
      INSERT INTO sports.virtual_season (season_id, league_code, begins_at, closes_at, ends_at, chances, standings)
      VALUES (${season.seasonId}, ${leagueCode}, ${season.beginsAt}, ${season.closesAt}, ${season.endsAt},
        ${JSON.stringify(Object.fromEntries(chances))}::jsonb, ${JSON.stringify(table)}::jsonb)
      ON CONFLICT (season_id) DO NOTHING`,
    )) > 0n
  )
}

export async function knownSeasons(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    reader,
    sql<{
      season_id: string
    }>`SELECT season_id FROM sports.virtual_season WHERE season_id = ANY (${ids}::text[])`,
  )
  return new Set(rows.map((row) => row.season_id))
}

/** Of what a snapshot is made: seasons without a result, and results that the port does not have yet. */
export async function openSeasons(reader: Reader, sentSeq: bigint): Promise<StoredSeason[]> {
  const rows = await rowsOf(
    reader,
    sql<SeasonRow>`
    SELECT ${columns} FROM sports.virtual_season WHERE state IN ('TOLD', 'CLOSED') OR result_seq > ${sentSeq}
    ORDER BY season_id`,
  )
  return rows.map(seasonOf)
}

/**
 * A season whose time has come for something: to close, for new prices and another table after
 * `pricedBefore`, or to end, once no match of it is still to be decided.
 */
export async function lockDueSeason(
  tx: Tx,
  pricedBefore: Date,
): Promise<(StoredSeason & { isOver: boolean }) | undefined> {
  const row = await firstOf(
    tx,
    sql<SeasonRow & { is_over: boolean }>`
    SELECT ${columns}, ${isOver} AS is_over FROM sports.virtual_season s
    WHERE (state IN ('TOLD', 'CLOSED') AND priced_at < ${pricedBefore})
      OR (state = 'TOLD' AND closes_at <= app.now()) OR (state = 'CLOSED' AND ${isOver})
    ORDER BY season_id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  )
  return row && { ...seasonOf(row), isOver: row.is_over }
}

/** For a statement over `sports.virtual_season s`. */
const isOver = sql`(ends_at <= app.now() AND NOT EXISTS (SELECT FROM sports.virtual_match m
  WHERE m.league_code = s.league_code AND m.state IN ('TOLD', 'LIVE') AND m.starts_at >= s.begins_at
    AND m.starts_at < s.ends_at))`

export async function storePriced(tx: Tx, seasonId: string, { chances, table }: PricedSeason): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.virtual_season SET chances = ${JSON.stringify(Object.fromEntries(chances))}::jsonb,
      standings = ${JSON.stringify(table)}::jsonb, priced_at = app.now()
    WHERE season_id = ${seasonId}`,
  )
}

/** Of seasons that are not decided. */
export function openStandings(
  reader: Reader,
  leagueCodes: readonly string[],
): Promise<{ seasonId: string; standings: Place[]; pricedAt: Date }[]> {
  return rowsOf(
    reader,
    sql<{ seasonId: string; standings: Place[]; pricedAt: Date }>`
    SELECT season_id AS "seasonId", standings, priced_at AS "pricedAt" FROM sports.virtual_season
    WHERE state IN ('TOLD', 'CLOSED') AND league_code = ANY (${leagueCodes}::text[]) ORDER BY season_id`,
  )
}

export async function closeSeason(tx: Tx, seasonId: string): Promise<void> {
  await run(tx, sql`UPDATE sports.virtual_season SET state = 'CLOSED' WHERE season_id = ${seasonId}`)
}

/** Without winners it is void. */
export async function endSeason(
  tx: Tx,
  seasonId: string,
  winners: readonly string[],
  seq: bigint,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.virtual_season SET state = CASE WHEN cardinality(${winners}::text[]) = 0 THEN 'VOID' ELSE 'DONE' END,
      winners = ${winners}::text[], result_seq = ${seq}
    WHERE season_id = ${seasonId}`,
  )
}

/** Results of a league's matches that began in a season. */
export async function scoresOf(
  reader: Reader,
  leagueCode: string,
  { beginsAt, endsAt }: Season,
): Promise<MatchScore[]> {
  return rowsOf(
    reader,
    sql<MatchScore>`
    SELECT home_code AS "homeCode", away_code AS "awayCode", (score ->> 'home')::int AS home, (score ->> 'away')::int AS away
    FROM sports.virtual_match m CROSS JOIN LATERAL (
      SELECT coalesce(s -> 'GAME', s -> 'SERIES', s -> 'FT') AS score FROM (SELECT m.play -> 'facts' -> 'scores' AS s) t) x
    WHERE league_code = ${leagueCode} AND state = 'DONE' AND starts_at >= ${beginsAt} AND starts_at < ${endsAt}`,
  )
}
