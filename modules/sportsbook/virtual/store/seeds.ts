/** Seeds that everybody may see: those of matches that are over. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

/** By match; a match that is not over has none. */
export async function revealedSeeds(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    reader,
    sql<{ match_id: string; server_seed: string }>`
    SELECT match_id, server_seed FROM sports.virtual_match
    WHERE match_id = ANY (${ids}::text[]) AND server_seed IS NOT NULL`,
  )
  return new Map(rows.map((row) => [row.match_id, row.server_seed]))
}
