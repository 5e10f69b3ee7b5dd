/** Which sports the book knows at all. */
import type { SportCode } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

/** Of these sports those of which a feed has brought a fixture. */
export async function sportsTold(reader: Reader, codes: readonly SportCode[]): Promise<SportCode[]> {
  const rows = await rowsOf(
    reader,
    sql<{ code: SportCode }>`
    SELECT s.code FROM unnest(${[...codes]}::text[]) AS s (code)
    WHERE EXISTS (SELECT FROM sports.fixture f WHERE f.sport_code = s.code)`,
  )
  return rows.map(({ code }) => code)
}
