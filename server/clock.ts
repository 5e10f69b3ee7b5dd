/** Keeps this process's clock with the offset row that demo and test mode may move. */
import { clock } from '../kernel/clock.ts'
import type { Line } from '../platform/listen.ts'
import type { Database } from '../platform/postgres.ts'
import { readClockOffset } from '../platform/readiness.ts'

export async function watchClock(database: Database, line: Line): Promise<void> {
  const read = async () => {
    clock.setOffset(await readClockOffset(database))
  }
  await read()
  line.on('clock', (notice) => clock.setOffset(Number(notice.offsetMs)))
  line.onGap(() => { if (line.isUp()) void read().catch(() => {}) })
}
