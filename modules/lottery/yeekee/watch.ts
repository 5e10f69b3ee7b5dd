/** Every process that takes calls notes that it does; a pause of all of them is an outage. */
import type { Database } from '../../../platform/postgres.ts'
import { beat } from './store/watch.ts'

const BEAT_MS = 4_000
/** A few beats may be late. */
export const OUTAGE_MS = 15_000

/** Begins at once; the answer stops it. */
export function watchShooting(database: Database, onError: (error: unknown) => void): () => Promise<void> {
  let isStopping = false
  let running: Promise<void> = Promise.resolve()
  const note = () => {
    if (isStopping) return
    running = database.transaction((tx) => beat(tx, OUTAGE_MS)).catch(onError)
  }
  const timer = setInterval(note, BEAT_MS)
  timer.unref()
  note()
  return async () => {
    isStopping = true
    clearInterval(timer)
    await running
  }
}
