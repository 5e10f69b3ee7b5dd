/** Which process may make the demo, and what happens to an interrupted one. */
import pg from 'pg'
import { dropEverything } from '../../tools/backup/catalogue.ts'

const LOCK = 893_001

/** One process at a time makes a demo in a database; another waits, and finds it made. */
export async function whileAlone(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => {}) // if it is lost meanwhile, the work's own queries report it
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await work(client)
  } finally {
    await client.end() // the lock goes with the session
  }
}

/**
 * An interrupted demo was never open: no server runs before it is complete. So it contains nobody's data, and
 * it is made again from nothing instead of being continued.
 */
export async function clearWhatWasCutOff(client: pg.Client, log: (line: string) => void): Promise<void> {
  if (!(await wasCutOff(client))) return
  log(
    'demo data: the last start was cut off while it made them; what there was is removed, and they are made again',
  )
  await dropEverything(client)
}

/** A clock in the past belongs to a demo that is not finished. */
async function wasCutOff(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `SELECT to_regclass('app.clock') IS NOT NULL AS is_there`,
  )
  return rows[0]!.is_there && (await client.query('SELECT FROM app.clock WHERE offset_ms < 0')).rowCount === 1
}
