/** At which line a closed market is sold now. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

/** By closed market: the main line of the same that is open, or the one nearest to it. */
export async function openLinesOf(
  reader: Reader,
  marketNos: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await rowsOf(
    reader,
    sql<{ before: bigint; after: bigint }>`
    SELECT DISTINCT ON (o.market_no) o.market_no AS before, m.market_no AS after
    FROM sports.market o JOIN sports.market m USING (fixture_id, type_code, period)
    WHERE o.market_no = ANY (${marketNos}::bigint[]) AND m.state = 'OPEN' AND m.line_q IS NOT NULL
    ORDER BY o.market_no, m.is_main DESC, abs(m.line_q - o.line_q), m.line_q`,
  )
  return new Map(rows.map((row) => [row.before, row.after]))
}
