/** Reads placed bets for the answers to their calls: those that arrive together, in one query. */
import { Batcher } from '../../../platform/batcher.ts'
import type { Database } from '../../../platform/postgres.ts'
import { readPlaced, type PlacedOrder } from './store/placed.ts'

const MOST = 64
const readers = new WeakMap<Database, Batcher<string, PlacedOrder | undefined>>()

/** A bet that the caller has just placed, or placed before under the same key. */
export async function placedOrder(database: Database, orderId: string): Promise<PlacedOrder> {
  let reads = readers.get(database)
  if (!reads) {
    reads = new Batcher<string, PlacedOrder | undefined>(
      async (ids) => {
        const found = await readPlaced(database.kysely, ids)
        return ids.map((id) => found.get(id))
      },
      { most: MOST },
    )
    readers.set(database, reads)
  }
  const order = await reads.do(orderId)
  if (!order) throw new Error(`the bet ${orderId} was placed and is not there`)
  return order
}
