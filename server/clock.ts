/** Keeps this process's clock with the offset row that demo and test mode may move. */
import { clock } from '../kernel/clock.ts'
import type { Line } from '../platform/listen.ts'
import { oneOf, sql, type Database } from '../platform/postgres.ts'

export async function watchClock(database: Database, line: Line): Promise<void> {
  const read = async () => {
    const { offset_ms } = await oneOf(database.kysely, sql<{ offset_ms: bigint }>`SELECT offset_ms FROM app.clock`)
    clock.setOffset(Number(offset_ms))
  }
  await read()
  line.on('clock', (notice) => clock.setOffset(Number(notice.offsetMs)))
  line.onGap(() => { if (line.isUp()) void read().catch(() => {}) })
}
