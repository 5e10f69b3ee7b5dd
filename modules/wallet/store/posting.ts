/** The one statement of the hot path. */
import type pg from 'pg'
import type { BatchRow } from '../poster/batch.ts'

const CALL = `SELECT * FROM wallet.post_batch(${Array.from({ length: 20 }, (_, place) => `$${place + 1}`).join(', ')})`
// The answers are arrays; the batch reads their text itself, which is several times cheaper than the driver's parser.
const asText = { getTypeParser: () => (text: string) => text }

/** Posts a batch and commits it: one round trip, one transaction. */
export async function postBatch(pool: pg.Pool, values: string[]): Promise<BatchRow> {
  const { rows } = await pool.query<BatchRow>({ name: 'wallet.post_batch', text: CALL, values, types: asText } as pg.QueryConfig)
  return rows[0]!
}
