/** Matches that were played to their end, by who played in them. */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { isShown, type Asker } from './lists.ts'

export interface PastRow {
  fixture_id: string
  start_at: Date
  home_id: string
  home_name: string
  away_name: string
  facts: FixtureFacts
}

interface PastSearch {
  readonly teamId: string
  /** Only matches against this side; null: against anybody. */
  readonly againstId: string | null
  readonly before: Date
  readonly count: number
}

/** The last ones before a moment, the latest first. */
export function pastMatches(
  reader: Reader,
  asker: Asker,
  { teamId, againstId, before, count }: PastSearch,
): Promise<PastRow[]> {
  const { language } = asker
  return rowsOf(
    reader,
    sql<PastRow>`
    SELECT f.fixture_id, f.start_at, f.home_id, h.names->>${language} AS home_name,
      a.names->>${language} AS away_name, r.facts
    FROM sports.fixture f
    JOIN sports.team h ON h.team_id = f.home_id JOIN sports.team a ON a.team_id = f.away_id
    JOIN LATERAL (SELECT t.facts FROM sports.result t WHERE t.fixture_id = f.fixture_id AND t.state = 'CONFIRMED'
      ORDER BY t.version DESC LIMIT 1) r ON r.facts->>'ending' = 'PLAYED'
    WHERE f.status = 'RESULTED' AND f.start_at < ${before} AND ${isShown(asker)}
      AND ((f.home_id = ${teamId} AND (${againstId}::text IS NULL OR f.away_id = ${againstId}))
        OR (f.away_id = ${teamId} AND (${againstId}::text IS NULL OR f.home_id = ${againstId})))
    ORDER BY f.start_at DESC, f.fixture_id LIMIT ${count}`,
  )
}
