/** One database server for a whole test run, with a migrated template that every test file clones. */
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../platform/embedded/launcher.ts'
import { migrate } from '../../platform/migrate.ts'
import { databaseUrl, SERVER_VARIABLE, TEMPLATE_VARIABLE } from './database.ts'

/** Runs once for each vitest project; the second finds the first one's server in the environment. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[SERVER_VARIABLE]) return undefined
  const server = await openServer()
  const prefix = `sala_test_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_template`
  await asOwner(server.url, (client) => client.query(`CREATE DATABASE ${template}`))
  await migrate(databaseUrl(server.url, template), console.warn)
  process.env[SERVER_VARIABLE] = server.url
  process.env[TEMPLATE_VARIABLE] = template
  return async () => {
    delete process.env[SERVER_VARIABLE]
    if (!server.isOurs) await dropAll(server.url, prefix)
    await server.close()
  }
}

async function openServer(): Promise<{ url: string; isOurs: boolean; close(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, isOurs: false, close: async () => {} }
  const dataDir = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'sala-test-'))
  chmodSync(dataDir, 0o755) // root's database runs as another user, who must be able to enter
  const embedded = await startEmbedded({ dataDir, unsafe: true, log: () => {} })
  return {
    url: embedded.ownerUrl,
    isOurs: true,
    async close() {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * Every test file clones a database, some ten gigabytes written in a run: in memory if there is enough room
 * for simultaneous ones, since a slow disk that falls behind stops everything for minutes.
 */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    const available = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
    return bavail * bsize >= ROOM_BYTES && Number.parseInt(available ?? '0', 10) * 1024 >= 2 * ROOM_BYTES
  } catch {
    return false
  }
}

async function dropAll(url: string, prefix: string): Promise<void> {
  await asOwner(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  })
}

async function asOwner(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
