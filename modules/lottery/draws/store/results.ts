/** Results and running issues as visitors read them. */
import type { BeaconType, ResultSource } from '../../../../contract/shared/lottery-draws.ts'
import { firstOf, oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../issue-key.ts'
import type { ShownState } from './issues.ts'
import { shownState } from './shown-state.ts'

/** A history goes back this far; older draws are asked for by their day. */
const MOST_RESULTS = 10_000

export interface GameNow {
  game_code: string
  numero: string | null
  opens_at: Date | null
  closes_at: Date | null
  draws_at: Date | null
  last_numero: string | null
  last_draws_at: Date | null
  last_result: string | null
  last_source: ResultSource | null
}

/**
 * The next issue to close and the last result of each game that the merchant offers, in the order asked for.
 */
export function gamesNow(
  reader: Reader,
  merchantId: string,
  gameCodes: readonly string[],
): Promise<GameNow[]> {
  return rowsOf(
    reader,
    sql<GameNow>`
    SELECT g.game_code, n.numero, n.opens_at, n.closes_at, n.draws_at,
           l.numero AS last_numero, l.draws_at AS last_draws_at, l.result AS last_result,
           l.source AS last_source
    FROM unnest(${gameCodes}::text[]) WITH ORDINALITY AS g (game_code, place)
    LEFT JOIN LATERAL (
      SELECT i.numero, i.opens_at, i.closes_at, i.draws_at FROM lottery.issue i
      WHERE i.game_code = g.game_code AND i.closes_at > app.now() AND i.state = 'WAITING'
      ORDER BY i.closes_at LIMIT 1) n ON true
    LEFT JOIN LATERAL (
      SELECT i.numero, i.draws_at, i.result, i.source FROM lottery.issue i
      WHERE i.game_code = g.game_code AND i.closes_at <= app.now() AND i.result IS NOT NULL
      ORDER BY i.closes_at DESC LIMIT 1) l ON true
    WHERE NOT EXISTS (
      SELECT FROM lottery.terms t WHERE t.merchant_id = ${merchantId} AND t.game_code = g.game_code AND NOT t.is_on)
    ORDER BY g.place`,
  )
}

/**
 * The largest prize group of each game that the merchant offers; a game without terms of its own is left
 * out.
 */
export async function largestGroups(
  reader: Reader,
  merchantId: string,
): Promise<ReadonlyMap<string, { isOn: boolean; largestG: number }>> {
  const rows = await rowsOf(
    reader,
    sql<{ game_code: string; is_on: boolean; largest_g: number }>`
    SELECT game_code, is_on, largest_g FROM lottery.terms WHERE merchant_id = ${merchantId}`,
  )
  return new Map(rows.map((row) => [row.game_code, { isOn: row.is_on, largestG: row.largest_g }]))
}

export interface DrawnIssue {
  game_code: string
  numero: string
  draws_at: Date
  state: ShownState
  result: string
  source: ResultSource
  version: number
  /** What proves a draw is missing if the result was drawn elsewhere. */
  commit_hash: string | null
  beacon_type: BeaconType | null
  beacon: string | null
  server_seed: string | null
}

const drawn = sql`i.game_code, i.numero, i.draws_at, ${shownState} AS state, i.result, i.source, i.version,
  i.commit_hash, i.beacon_type, i.beacon, i.server_seed`

/** The newest results of all games together. */
export function recentResults(
  reader: Reader,
  gameCodes: readonly string[],
  limit: number,
): Promise<Pick<DrawnIssue, 'game_code' | 'numero' | 'draws_at' | 'result' | 'source'>[]> {
  return rowsOf(
    reader,
    sql<{ game_code: string; numero: string; draws_at: Date; result: string; source: ResultSource }>`
    SELECT l.game_code, l.numero, l.draws_at, l.result, l.source
    FROM unnest(${gameCodes}::text[]) WITH ORDINALITY AS g (game_code, place)
    CROSS JOIN LATERAL (
      SELECT i.game_code, i.numero, i.draws_at, i.result, i.source FROM lottery.issue i
      WHERE i.game_code = g.game_code AND i.closes_at <= app.now() AND i.result IS NOT NULL
      ORDER BY i.closes_at DESC LIMIT ${limit}) l
    ORDER BY l.draws_at DESC, g.place LIMIT ${limit}`,
  )
}

export interface DayQuery {
  from: Date
  before: Date
  /** Of each game. */
  limit: number
}

/** The newest results of a day of each game, newest first. A draw at midnight belongs to the day before. */
export function resultsOfDay(
  reader: Reader,
  merchantId: string,
  gameCodes: readonly string[],
  { from, before, limit }: DayQuery,
): Promise<DayResult[]> {
  return rowsOf(
    reader,
    sql<DayResult>`
    SELECT l.game_code, l.numero, l.draws_at, l.result, l.source, l.version
    FROM unnest(${gameCodes}::text[]) WITH ORDINALITY AS g (game_code, place)
    CROSS JOIN LATERAL (
      SELECT i.game_code, i.numero, i.draws_at, i.result, i.source, i.version FROM lottery.issue i
      WHERE i.game_code = g.game_code AND i.result IS NOT NULL
        AND i.draws_at > ${from} AND i.draws_at <= ${before} AND i.draws_at <= app.now()
      ORDER BY i.draws_at DESC LIMIT ${limit}) l
    WHERE NOT EXISTS (
      SELECT FROM lottery.terms t WHERE t.merchant_id = ${merchantId} AND t.game_code = g.game_code AND NOT t.is_on)
    ORDER BY l.draws_at DESC, g.place`,
  )
}

export type DayResult = Pick<
  DrawnIssue,
  'game_code' | 'numero' | 'draws_at' | 'result' | 'source' | 'version'
>

export interface HistoryQuery {
  gameCode: string
  /** Draws of a day. */
  from?: Date | undefined
  before?: Date | undefined
  pageNo: number
  pageSize: number
}

/** A page of a game's results, newest first, and how many there are. */
export async function historyOf(
  reader: Reader,
  { gameCode, from, before, pageNo, pageSize }: HistoryQuery,
): Promise<{ list: DrawnIssue[]; totalCount: number }> {
  const where = sql`i.game_code = ${gameCode} AND i.closes_at <= app.now() AND i.result IS NOT NULL
    AND (${from ?? null}::timestamptz IS NULL OR i.draws_at > ${from ?? null})
    AND (${before ?? null}::timestamptz IS NULL OR i.draws_at <= ${before ?? null})`
  const offset = Math.min((pageNo - 1) * pageSize, MOST_RESULTS)
  const list = await rowsOf(
    reader,
    sql<DrawnIssue>`SELECT ${drawn} FROM lottery.issue i WHERE ${where}
      ORDER BY i.closes_at DESC LIMIT ${Math.min(pageSize, MOST_RESULTS - offset)} OFFSET ${offset}`,
  )
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM (
      SELECT FROM lottery.issue i WHERE ${where} ORDER BY i.closes_at DESC LIMIT ${MOST_RESULTS}) x`,
  )
  return { list, totalCount: total }
}

/** The newest results of a game, newest first: what statistics count. Void issues have none. */
export function lastResults(
  reader: Reader,
  gameCode: string,
  limit: number,
): Promise<{ numero: string; result: string }[]> {
  return rowsOf(
    reader,
    sql<{ numero: string; result: string }>`
    SELECT i.numero, i.result FROM lottery.issue i
    WHERE i.game_code = ${gameCode} AND i.closes_at <= app.now() AND i.result IS NOT NULL
    ORDER BY i.closes_at DESC LIMIT ${limit}`,
  )
}

export interface OpenIssue {
  numero: string
  opens_at: Date
  closes_at: Date
  draws_at: Date
  commit_hash: string | null
  beacon_type: BeaconType | null
  source: ResultSource
}

/** The next issue to close and those after it. */
export function openIssues(reader: Reader, gameCode: string, limit: number): Promise<OpenIssue[]> {
  return rowsOf(
    reader,
    sql<OpenIssue>`
    SELECT i.numero, i.opens_at, i.closes_at, i.draws_at, i.commit_hash, i.beacon_type, i.source
    FROM lottery.issue i
    WHERE i.game_code = ${gameCode} AND i.closes_at > app.now() AND i.state = 'WAITING'
    ORDER BY i.closes_at LIMIT ${limit}`,
  )
}

export interface PreviousIssue {
  numero: string
  state: ShownState
  draws_at: Date
  result: string | null
  source: ResultSource
}

/** The last issue that closed. */
export function previousIssue(reader: Reader, gameCode: string): Promise<PreviousIssue | undefined> {
  return firstOf(
    reader,
    sql<PreviousIssue>`
    SELECT i.numero, ${shownState} AS state, i.draws_at, i.result, i.source FROM lottery.issue i
    WHERE i.game_code = ${gameCode} AND i.closes_at <= app.now() ORDER BY i.closes_at DESC LIMIT 1`,
  )
}

export interface ProvenIssue {
  numero: string
  opens_at: Date
  closes_at: Date
  draws_at: Date
  state: ShownState
  result: string | null
  version: number
  source: ResultSource
  commit_hash: string | null
  beacon_type: BeaconType | null
  beacon: string | null
  beacon_round: number | null
  beacon_signature: string | null
  server_seed: string | null
  void_reason: string | null
  /** Null: it has no place in a chain, since its result is drawn elsewhere. */
  chain: ChainPlace | null
  previous_link: string | null
}

export interface ChainPlace {
  chain_id: string
  place: number
  length: number
  used: number
  opened_at: Date
  first_link: string
}

/**
 * An issue with its place in its chain. The link before is what stands there itself, not what follows from
 * the seed: of the issue before, of the gap that ends there, or the first link.
 */
export async function provenIssue(
  reader: Reader,
  { gameCode, numero }: IssueKey,
): Promise<ProvenIssue | undefined> {
  const row = await firstOf(
    reader,
    sql<Omit<ProvenIssue, 'chain'> & { [Key in keyof ChainPlace]: ChainPlace[Key] | null }>`
    SELECT i.numero, i.opens_at, i.closes_at, i.draws_at, ${shownState} AS state, i.result, i.version, i.source,
           i.commit_hash, i.beacon_type, i.beacon, i.beacon_round, i.beacon_signature, i.server_seed, i.void_reason,
           c.chain_id::text AS chain_id, i.chain_place AS place, c.length, c.used, c.opened_at, c.first_link,
           CASE WHEN i.chain_place = 1 THEN c.first_link ELSE coalesce(
             (SELECT p.server_seed FROM lottery.issue p WHERE p.chain_id = i.chain_id AND p.chain_place = i.chain_place - 1),
             (SELECT x.last_seed FROM lottery.chain_gap x WHERE x.chain_id = i.chain_id AND x.last_place = i.chain_place - 1))
           END AS previous_link
    FROM lottery.issue i LEFT JOIN lottery.chain c ON c.chain_id = i.chain_id
    WHERE i.game_code = ${gameCode} AND i.numero = ${numero}`,
  )
  if (!row) return undefined
  const { chain_id, place, length, used, opened_at, first_link, ...issue } = row
  const isWhole = chain_id !== null && place !== null && length !== null && used !== null
  const chain =
    isWhole && opened_at && first_link !== null
      ? { chain_id, place, length, used, opened_at, first_link }
      : null
  return { ...issue, chain }
}
