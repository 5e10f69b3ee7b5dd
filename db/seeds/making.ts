/** Who may make the demo, and what becomes of one whose making was cut off. */
import pg from 'pg'
import { dropEverything } from '../../tools/backup/catalogue.ts'

const LOCK = 893_001

/** One process at a time makes a demo in a database; another waits, and finds it made. */
export async function whileAlone(ownerUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => {}) // where it is lost under us the work's own queries say so
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await work(client)
  } finally {
    await client.end() // the lock goes with the session
  }
}

/**
 * A demo that was cut off was never open: no server runs before it is whole. So nothing of anybody's is in it, and it is
 * made again from nothing instead of being continued from wherever it stood.
 */
export async function clearWhatWasCutOff(client: pg.Client, log: (line: string) => void): Promise<void> {
  if (!(await wasCutOff(client))) return
  log('demo data: the last start was cut off while it made them; what there was is removed, and they are made again')
  await dropEverything(client)
}

/** A clock that stands in the past belongs to a demo whose making is not finished. */
async function wasCutOff(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(`SELECT to_regclass('app.clock') IS NOT NULL AS is_there`)
  return rows[0]!.is_there && (await client.query('SELECT FROM app.clock WHERE offset_ms < 0')).rowCount === 1
}
