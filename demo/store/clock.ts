/** The offset row of the product's clock; written in demo mode only. */
import { oneOf, sql, type Tx } from '../../platform/postgres.ts'

/** Moves the clock on; returns the new offset. It never goes back, and never further than ten years. */
export async function advanceClock(tx: Tx, byMs: number): Promise<number> {
  const row = await oneOf(
    tx,
    sql<{ offset_ms: bigint }>`
    UPDATE app.clock SET offset_ms = least(offset_ms + ${byMs}, 315576000000) RETURNING offset_ms`,
  )
  return Number(row.offset_ms)
}
