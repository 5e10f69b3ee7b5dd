/** Keeps this process's clock with the offset row that demo and test mode may move. */
import { clock } from '../kernel/clock.ts'
import type { Line } from '../platform/notifications.ts'
import type { Database } from '../platform/postgres.ts'
import { readClockOffset } from '../platform/readiness.ts'

export async function watchClock(database: Database, line: Line): Promise<void> {
  clock.setOffset(await readClockOffset(database))
  line.on('clock', (notice) => clock.advanceTo(Number(notice.offsetMs)))
  line.onGap(() => {
    if (line.isUp()) void readClockOffset(database).then(clock.advanceTo, () => {})
  })
}
