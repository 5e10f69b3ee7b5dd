/** A real, migrated database for one test file, cloned from the run's template in about 0.2 s. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'

export const SERVER_VARIABLE = 'SALA_TEST_SERVER'
export const TEMPLATE_VARIABLE = 'SALA_TEST_TEMPLATE'

export interface FreshDatabase {
  /** The owner's rights: for migrations, and for looking behind the application's back. */
  ownerUrl: string
  /** What `openDatabase({ url })` takes; it becomes `sala_app` by itself. */
  url: string
  /** Ends every connection and removes the database. */
  drop(): Promise<void>
}

/**
 * `isSeeded`: with the demo data of wire.md §10, made once in a run by the first test that needs it.
 * `isMigrated: false`: empty.
 */
export async function freshDatabase({
  isSeeded = false,
  isMigrated = true,
}: {
  isSeeded?: boolean
  isMigrated?: boolean
} = {}): Promise<FreshDatabase> {
  const server = process.env[SERVER_VARIABLE]
  const template = process.env[TEMPLATE_VARIABLE]
  if (!server || !template)
    throw new Error(
      'freshDatabase() works inside vitest only: tests/support/global-setup.ts starts its server',
    )
  const prefix = template.replace(/_template$/, '')
  const name = `${prefix}_${randomBytes(5).toString('hex')}`
  await onServer(server, async (client) => {
    // A template can be cloned by one session at a time.
    await client.query('SELECT pg_advisory_lock(7252)')
    const migrated = isMigrated ? template : 'template1'
    const source = isSeeded ? await seededTemplate(client, server, template, prefix) : migrated
    // Copied as files, in half of the time that a copy by the log takes.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`)
  })
  const url = databaseUrl(server, name)
  return {
    ownerUrl: url,
    url,
    drop: () => onServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  }
}

/**
 * The name of the template that carries the demo data; made by the demo's own program under the caller's
 * lock.
 */
async function seededTemplate(
  client: pg.Client,
  server: string,
  template: string,
  prefix: string,
): Promise<string> {
  const name = `${prefix}_seeded`
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (rowCount) return name
  const unfinished = `${prefix}_seeding`
  await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${template}`)
  const url = databaseUrl(server, unfinished)
  await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('../../db/seeds/main.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        MODE: 'demo',
        DEMO_HISTORY: '0',
        DATABASE_URL: url,
        DATABASE_OWNER_URL: url,
        ALLOW_UNSAFE_DB: '1',
        NODE_OPTIONS: '',
      },
    },
  )
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
  return name
}

/** The same server, another database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end() // the advisory lock goes with the session
  }
}
