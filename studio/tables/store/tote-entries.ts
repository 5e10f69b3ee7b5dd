/** What the bets of a round add to its tote. */
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'

/**
 * Every bet that was accepted as betting closed, with what it put where: also those of a cancelled round,
 * whose stakes have gone back since.
 */
export async function readToteEntries(
  reader: Reader,
  roundId: string,
): Promise<{ betId: string; clientSeed: string; isFree: boolean; spots: string[]; stakes: bigint[] }[]> {
  const rows = await rowsOf(
    reader,
    sql<{ betId: string; clientSeed: string; isFree: boolean; spots: string[]; stakes: string[] }>`
    SELECT bet_id AS "betId", client_seed AS "clientSeed", is_free AS "isFree", spots, stakes::text[] AS stakes
    FROM studio.table_bet WHERE round_id = ${roundId} AND (state = 1 OR (state IN (3, 4) AND balance_after IS NOT NULL))`,
  )
  return rows.map((row) => ({ ...row, stakes: row.stakes.map(BigInt) }))
}
