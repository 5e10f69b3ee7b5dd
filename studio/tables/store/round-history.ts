/** Rounds that have ended, for the roads and the history of a table. */
import { firstOf, oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { roundColumns, type RoundRow } from './rounds.ts'

/** Finished rounds of a table, newest first. */
export async function readFinished(
  reader: Reader,
  tableId: string,
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: RoundRow[]; total: number }> {
  const done = sql`table_id = ${tableId} AND step IN ('SETTLED', 'VOID')`
  const rows = await rowsOf(
    reader,
    sql<RoundRow>`
    SELECT ${roundColumns} FROM studio.table_round WHERE ${done} ORDER BY round_no DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM studio.table_round WHERE ${done}`,
  )
  return { rows, total }
}

/** For road maps: settled rounds, newest first. */
export async function readHistory(
  reader: Reader,
  tableId: string,
  most: number,
): Promise<{ round_no: number; result: string }[]> {
  return rowsOf(
    reader,
    sql<{ round_no: number; result: string }>`
    SELECT round_no, result FROM studio.table_round WHERE table_id = ${tableId} AND step = 'SETTLED' ORDER BY round_no DESC LIMIT ${most}`,
  )
}

/** The seed of the previous place in the same chain; null if that round was never drawn. */
export async function readSeedBefore(
  reader: Reader,
  round: Pick<RoundRow, 'chain_id' | 'chain_place' | 'table_id'>,
): Promise<string | null> {
  const row = await firstOf(
    reader,
    sql<{ server_seed: string | null }>`
    SELECT server_seed FROM studio.table_round WHERE table_id = ${round.table_id} AND chain_id = ${round.chain_id} AND chain_place = ${round.chain_place - 1}`,
  )
  return row?.server_seed ?? null
}
