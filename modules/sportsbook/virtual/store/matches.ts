/** Rows of virtual matches. Seeds are never here before they are revealed. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type { PlayState, Strengths } from '../../../../kernel/sports/virtual/play.ts'
import type { VirtualSport } from '../../../../kernel/sports/virtual/plays.ts'
import type { PlannedMatch } from '../rules/slots.ts'

export type MatchState = 'PLANNED' | 'TOLD' | 'LIVE' | 'DONE' | 'VOID'

interface MatchRow {
  match_id: string
  league_code: string
  sport_code: VirtualSport
  home_code: string
  away_code: string
  starts_at: Date
  strengths: Strengths
  least_units: number
  commit_hash: string
  kicked_off_at: Date | null
  unit_ms: number | null
  state: MatchState
  has_all_markets: boolean
  play: PlayState | null
  resumes_at: Date | null
  due_at: Date | null
}

export interface Match {
  readonly matchId: string
  readonly leagueCode: string
  readonly sportCode: VirtualSport
  readonly homeCode: string
  readonly awayCode: string
  readonly startsAt: Date
  readonly strengths: Strengths
  readonly leastUnits: number
  readonly commit: string
  readonly kickedOffAt: Date | null
  readonly unitMs: number | null
  readonly state: MatchState
  readonly hasAllMarkets: boolean
  readonly play: PlayState | null
  readonly resumesAt: Date | null
  readonly dueAt: Date | null
}

const columns = sql`match_id, league_code, sport_code, home_code, away_code, starts_at, strengths, least_units, commit_hash,
  kicked_off_at, unit_ms, state, has_all_markets, play, resumes_at, due_at`

const matchOf = (row: MatchRow): Match => ({
  matchId: row.match_id,
  leagueCode: row.league_code,
  sportCode: row.sport_code,
  homeCode: row.home_code,
  awayCode: row.away_code,
  startsAt: row.starts_at,
  strengths: row.strengths,
  leastUnits: row.least_units,
  commit: row.commit_hash,
  kickedOffAt: row.kicked_off_at,
  unitMs: row.unit_ms,
  state: row.state,
  hasAllMarkets: row.has_all_markets,
  play: row.play,
  resumesAt: row.resumes_at,
  dueAt: row.due_at,
})

/** Returns how many of them are new. */
export async function planMatches(reader: Reader, matches: readonly PlannedMatch[]): Promise<number> {
  const { made } = await oneOf(
    reader,
    sql<{ made: number }>`
    SELECT sports.plan_virtual(${matches.map(({ matchId }) => matchId)}::text[],
      ${matches.map(({ league }) => league.code)}::text[], ${matches.map(({ league }) => league.sportCode)}::text[],
      ${matches.map(({ homeCode }) => homeCode)}::text[], ${matches.map(({ awayCode }) => awayCode)}::text[],
      ${matches.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${JSON.stringify(matches.map(({ strengths }) => strengths))}::jsonb,
      ${matches.map(({ leastUnits }) => leastUnits)}::int[]) AS made`,
  )
  return made
}

/** Those of the ids that are planned already. */
export async function knownMatches(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    reader,
    sql<{
      match_id: string
    }>`SELECT match_id FROM sports.virtual_match WHERE match_id = ANY (${ids}::text[])`,
  )
  return new Set(rows.map((row) => row.match_id))
}

/** Planned matches that nobody was told of, the earliest first; other processes pass them over. */
export async function lockUntold(tx: Tx, limit: number): Promise<Match[]> {
  const rows = await rowsOf(
    tx,
    sql<MatchRow>`
    SELECT ${columns} FROM sports.virtual_match WHERE state = 'PLANNED' ORDER BY starts_at, match_id LIMIT ${limit}
    FOR UPDATE SKIP LOCKED`,
  )
  return rows.map(matchOf)
}

/** Matches that begin before `until` and were told with their main markets alone. */
export async function lockNarrow(tx: Tx, until: Date, limit: number): Promise<Match[]> {
  const rows = await rowsOf(
    tx,
    sql<MatchRow>`
    SELECT ${columns} FROM sports.virtual_match
    WHERE state = 'TOLD' AND NOT has_all_markets AND starts_at > app.now() AND starts_at < ${until}
    ORDER BY starts_at, match_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  )
  return rows.map(matchOf)
}

/** Matches that have not begun. */
export async function lockComing(tx: Tx): Promise<Match[]> {
  const rows = await rowsOf(
    tx,
    sql<MatchRow>`
    SELECT ${columns} FROM sports.virtual_match WHERE state IN ('PLANNED', 'TOLD') AND starts_at > app.now()
    ORDER BY starts_at, match_id FOR UPDATE SKIP LOCKED`,
  )
  return rows.map(matchOf)
}

export async function markTold(tx: Tx, ids: readonly string[], withAll: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.virtual_match SET state = 'TOLD', due_at = starts_at, has_all_markets = match_id = ANY (${withAll}::text[])
    WHERE match_id = ANY (${ids}::text[])`,
  )
}

export async function markWide(tx: Tx, ids: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`UPDATE sports.virtual_match SET has_all_markets = true WHERE match_id = ANY (${ids}::text[])`,
  )
}

/** Null: no such match. */
export async function lockMatch(tx: Tx, matchId: string): Promise<Match | null> {
  const row = await firstOf(
    tx,
    sql<MatchRow>`SELECT ${columns} FROM sports.virtual_match WHERE match_id = ${matchId} FOR UPDATE`,
  )
  return row ? matchOf(row) : null
}

/** What a snapshot is made of: everything that is not over, and results that the port does not have yet. */
export async function openMatches(reader: Reader, sentSeq: bigint): Promise<Match[]> {
  const rows = await rowsOf(
    reader,
    sql<MatchRow>`
    SELECT ${columns} FROM sports.virtual_match WHERE state IN ('TOLD', 'LIVE') OR result_seq > ${sentSeq}
    ORDER BY starts_at, match_id`,
  )
  return rows.map(matchOf)
}

/** Begins the match's clock; false if another process did, or if it is too early. */
export async function kickOff(tx: Tx, matchId: string, unitMs: number): Promise<boolean> {
  const { begun } = await oneOf(
    tx,
    sql<{ begun: boolean }>`SELECT sports.kick_off_virtual(${matchId}, ${unitMs}) AS begun`,
  )
  return begun
}

/** The words of some minutes, which exist from those minutes on: at most `count` minutes, at least one. */
export async function wordsOf(
  tx: Tx,
  matchId: string,
  draw: { tag: string; minute: number; count: number; blocks: number },
): Promise<Buffer> {
  const { words } = await oneOf(
    tx,
    sql<{ words: Buffer }>`
    SELECT sports.virtual_words(${matchId}, ${draw.tag}, ${draw.minute}, ${draw.count}, ${draw.blocks}) AS words`,
  )
  return words
}

export async function storePlay(
  tx: Tx,
  matchId: string,
  { play, resumesAt, dueAt }: { play: PlayState; resumesAt: Date | null; dueAt: Date | null },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.virtual_match
    SET play = ${JSON.stringify(play)}::jsonb, resumes_at = ${resumesAt}, due_at = ${dueAt}, leased_until = NULL
    WHERE match_id = ${matchId}`,
  )
}

/** The match is over, or it is void. */
export async function endMatch(tx: Tx, matchId: string, state: 'DONE' | 'VOID'): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.virtual_match SET state = ${state}, due_at = NULL, leased_until = NULL, resumes_at = NULL
    WHERE match_id = ${matchId}`,
  )
}

/** Its result is this message of the feed. */
export async function noteResult(tx: Tx, matchId: string, seq: bigint): Promise<void> {
  await run(tx, sql`UPDATE sports.virtual_match SET result_seq = ${seq} WHERE match_id = ${matchId}`)
}

export async function revealSeed(tx: Tx, matchId: string): Promise<string> {
  const { seed } = await oneOf(tx, sql<{ seed: string }>`SELECT sports.reveal_virtual(${matchId}) AS seed`)
  return seed
}

/** Whether anybody bet on a fixture of the book. */
export async function hasBets(reader: Reader, fixtureId: string): Promise<boolean> {
  const { has } = await oneOf(
    reader,
    sql<{ has: boolean }>`SELECT EXISTS (SELECT FROM sports.leg WHERE fixture_id = ${fixtureId}) AS has`,
  )
  return has
}

/** After how many hours a match of a sport that has not begun is void. */
export async function voidAfterHours(reader: Reader, sportCode: string): Promise<number> {
  const { hours } = await oneOf(
    reader,
    sql<{ hours: number }>`SELECT void_after_h AS hours FROM sports.sport WHERE sport_code = ${sportCode}`,
  )
  return hours
}

export async function hasMatchBefore(reader: Reader, before: Date): Promise<boolean> {
  const { has } = await oneOf(
    reader,
    sql<{
      has: boolean
    }>`SELECT EXISTS (SELECT FROM sports.virtual_match WHERE starts_at < ${before}) AS has`,
  )
  return has
}

export interface ProvenRow {
  readonly match: Match
  readonly committedAt: Date
  readonly serverSeed: string | null
  readonly revealedAt: Date | null
  /** What the book settles it by; null: not decided. */
  readonly result: FixtureFacts | null
}

/** Null: no such match, or nobody was told of it. */
export async function provenMatch(
  reader: Reader,
  matchId: string,
  fixtureId: string,
): Promise<ProvenRow | null> {
  const row = await firstOf(
    reader,
    sql<
      MatchRow & {
        committed_at: Date
        server_seed: string | null
        revealed_at: Date | null
        result: FixtureFacts | null
      }
    >`
    SELECT ${columns}, committed_at, server_seed, revealed_at,
      (SELECT r.facts FROM sports.result r WHERE r.fixture_id = ${fixtureId} AND r.state = 'CONFIRMED'
       ORDER BY r.version DESC LIMIT 1) AS result
    FROM sports.virtual_match WHERE match_id = ${matchId} AND state <> 'PLANNED'`,
  )
  return row
    ? {
        match: matchOf(row),
        committedAt: row.committed_at,
        serverSeed: row.server_seed,
        revealedAt: row.revealed_at,
        result: row.result,
      }
    : null
}
