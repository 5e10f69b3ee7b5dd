/** Waits between figures, so that none pays for what the one before it left behind. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const LOOK_MS = 100
/** So many looks in a row must find nothing. */
const LOOKS = 10
const MOST_MS = 20_000

/** Until the jobs that sum up what was played (records, agents' figures) have nothing to do. */
export async function untilFolded(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const deadline = performance.now() + MOST_MS
  for (let quiet = 0; quiet < LOOKS && performance.now() < deadline; await sleep(LOOK_MS)) {
    const { rows } = await client.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sala-jobs' AND state <> 'idle'",
    )
    quiet = rows.length === 0 ? quiet + 1 : 0
  }
  await client.end()
}
