/** Open fixtures of all sports by the names of their teams and leagues. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { headColumns, headJoins, type HeadRow } from './heads.ts'
import { isOfTeam, isOpen, isPlayed, isShown, patternOf, type Asker } from './lists.ts'

interface FoundRow extends HeadRow {
  total_count: number
}

export function findFixtures(reader: Reader, asker: Asker, text: string, count: number): Promise<FoundRow[]> {
  return rowsOf(
    reader,
    sql<FoundRow>`
    SELECT ${headColumns(asker.language)}, count(*) OVER ()::int AS total_count
    FROM sports.fixture f ${headJoins(asker.merchantId)}
    WHERE ${isOpen} AND ${isShown(asker)} AND ${isOfTeam(patternOf(text))}
    ORDER BY ${isPlayed} DESC, f.start_at, l.tier, f.fixture_id LIMIT ${count}`,
  )
}
