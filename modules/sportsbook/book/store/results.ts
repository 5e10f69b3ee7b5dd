/** Fixtures of some days that are decided, and how many there are of each sport. */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type { SportCode } from '../../../../kernel/sports/words.ts'
import type { Language } from '../../../../platform/calls.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { headColumns, headJoins, type HeadRow } from './heads.ts'
import { hasBet, isOfTeam, isShown, patternOf, type Asker } from './lists.ts'

interface ResultRow extends HeadRow {
  result_facts: FixtureFacts | null
  result_version: number | null
  result_at: Date | null
  reason: string | null
  runners: Record<string, Record<Language, string>> | null
  total_count: number
}

/** What results are looked for by, whatever the sport. */
interface ResultSearch {
  readonly from: Date
  readonly before: Date
  /** Letters of a team or league; empty: all. */
  readonly search: string
  /** Only matches that the caller bet on. */
  readonly isOwn: boolean
}

const isDecided = sql`(f.status IN ('ABANDONED', 'CANCELLED') OR EXISTS (SELECT FROM sports.result r
  WHERE r.fixture_id = f.fixture_id AND r.state = 'CONFIRMED'))`

/** For a statement over `sports.fixture f` with `headJoins`. */
const isAsked = (asker: Asker, { from, before, search, isOwn }: ResultSearch) => sql`${isShown(asker)}
  AND f.start_at >= ${from} AND f.start_at < ${before} AND ${isDecided}
  AND ${isOfTeam(search ? patternOf(search) : null)} AND (NOT ${isOwn}::boolean OR ${hasBet(asker)})`

export function listResults(
  reader: Reader,
  asker: Asker,
  search: ResultSearch & { sportCode: SportCode; leagueId?: string; limit: number; offset: number },
): Promise<ResultRow[]> {
  const { sportCode, leagueId = null, limit, offset } = search
  return rowsOf(
    reader,
    sql<ResultRow>`
    SELECT ${headColumns(asker.language)}, r.facts AS result_facts, r.version AS result_version,
      r.confirmed_at AS result_at, r.reason, (SELECT m.runners FROM sports.market m
        WHERE m.fixture_id = f.fixture_id AND m.type_code = 'OUTRIGHT' LIMIT 1) AS runners,
      count(*) OVER ()::int AS total_count
    FROM sports.fixture f ${headJoins(asker.merchantId)}
    LEFT JOIN LATERAL (SELECT * FROM sports.result r WHERE r.fixture_id = f.fixture_id AND r.state = 'CONFIRMED'
      ORDER BY r.version DESC LIMIT 1) r ON true
    WHERE f.sport_code = ${sportCode} AND ${isAsked(asker, search)}
      AND (${leagueId}::text IS NULL OR f.league_id = ${leagueId})
    ORDER BY f.start_at DESC, f.league_id, f.fixture_id LIMIT ${limit} OFFSET ${offset}`,
  )
}

/** Sports of which something is found, in the order of the menu. */
export function countResults(
  reader: Reader,
  asker: Asker,
  search: ResultSearch,
): Promise<{ sport_code: SportCode; count: number }[]> {
  return rowsOf(
    reader,
    sql<{ sport_code: SportCode; count: number }>`
    SELECT f.sport_code, count(*)::int AS count
    FROM sports.fixture f ${headJoins(asker.merchantId)}
    JOIN sports.sport s ON s.sport_code = f.sport_code
    WHERE ${isAsked(asker, search)} GROUP BY f.sport_code, s.sort_no ORDER BY s.sort_no`,
  )
}
