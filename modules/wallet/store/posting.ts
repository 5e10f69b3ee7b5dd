/** The one statement of the hot path; the function is in db/functions/wallet/post_batch.sql. */
import type pg from 'pg'
import { oneOf, sql, type Tx } from '../../../platform/postgres.ts'
import type { BatchRow } from '../poster/batch.ts'

const places = (count: number, from = 1) =>
  Array.from({ length: count }, (_, place) => `$${place + from}`).join(', ')
const ITEMS = 20
const CALL = `SELECT * FROM wallet.post_batch(${places(ITEMS)})`
// The answers are arrays; the batch reads their text itself, which is several times cheaper than the driver's
// parser.
const asText = { getTypeParser: () => (text: string) => text }

/** Posts a batch and commits it: one round trip, one transaction. */
export async function postBatch(pool: pg.Pool, values: string[]): Promise<BatchRow> {
  const { rows } = await pool.query<BatchRow>({
    name: 'wallet.post_batch',
    text: CALL,
    values,
    types: asText,
  } as pg.QueryConfig)
  return rows[0]!
}

/** The same with an SQL function behind it, in the same statement: committed or rolled back together. */
export async function postBatchWith(
  pool: pg.Pool,
  values: string[],
  functionName: string,
  lists: string[],
): Promise<BatchRow> {
  const { rows } = await pool.query<BatchRow>({
    name: `wallet.post_batch, ${functionName}`,
    text: `SELECT b.* FROM wallet.post_batch(${places(ITEMS)}) AS b, LATERAL ${functionName}(b.o_status, b.o_txn, b.o_marks, ${places(lists.length, ITEMS + 1)}) AS r`,
    values: [...values, ...lists],
    types: asText,
  } as pg.QueryConfig)
  return rows[0]!
}

/** Posts a batch within the caller's transaction. */
export function postBatchIn(tx: Tx, v: readonly string[]): Promise<BatchRow> {
  return oneOf(
    tx,
    sql<BatchRow>`
    /* prepared */ SELECT b.o_status::text AS o_status, b.o_txn::text AS o_txn, b.o_balance::text AS o_balance,
           b.o_current::text AS o_current, b.o_version::text AS o_version, b.o_marks::text AS o_marks, b.o_reason::text AS o_reason
    FROM wallet.post_batch(${v[0]}, ${v[1]}, ${v[2]}, ${v[3]}, ${v[4]}, ${v[5]}, ${v[6]}, ${v[7]}, ${v[8]}, ${v[9]},
                           ${v[10]}, ${v[11]}, ${v[12]}, ${v[13]}, ${v[14]}, ${v[15]}, ${v[16]}, ${v[17]}, ${v[18]}, ${v[19]}) AS b`,
  )
}
