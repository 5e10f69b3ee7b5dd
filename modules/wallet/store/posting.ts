/** The one statement of the hot path. */
import type pg from 'pg'
import type { BatchRow } from '../poster/batch.ts'
import type { VendorPosting } from '../types.ts'

/**
 * Something that happens with a batch, in its statement and transaction: an SQL function that takes what each item came
 * to (status, transaction, marks) and then lists of its own.
 */
export interface BatchRider {
  /** `schema.name`, from code. */
  readonly functionName: string
  /** Its own lists as PostgreSQL's array text, an element an item; undefined where nothing in the batch rides. */
  argumentsOf(messages: readonly VendorPosting[]): string[] | undefined
}

const places = (count: number, from = 1) => Array.from({ length: count }, (_, place) => `$${place + from}`).join(', ')
const ITEMS = 20
const CALL = `SELECT * FROM wallet.post_batch(${places(ITEMS)})`
// The answers are arrays; the batch reads their text itself, which is several times cheaper than the driver's parser.
const asText = { getTypeParser: () => (text: string) => text }

/** Posts a batch and commits it: one round trip, one transaction. */
export async function postBatch(pool: pg.Pool, values: string[]): Promise<BatchRow> {
  const { rows } = await pool.query<BatchRow>({ name: 'wallet.post_batch', text: CALL, values, types: asText } as pg.QueryConfig)
  return rows[0]!
}

/** The same with a rider: what it does stands or falls with the batch. */
export async function postBatchWith(pool: pg.Pool, values: string[], rider: BatchRider, lists: string[]): Promise<BatchRow> {
  const { rows } = await pool.query<BatchRow>({
    name: `wallet.post_batch, ${rider.functionName}`,
    text: `SELECT b.* FROM wallet.post_batch(${places(ITEMS)}) AS b, LATERAL ${rider.functionName}(b.o_status, b.o_txn, b.o_marks, ${places(lists.length, ITEMS + 1)}) AS r`,
    values: [...values, ...lists], types: asText,
  } as pg.QueryConfig)
  return rows[0]!
}
