/** Applies db/migrations (plain SQL, one PostgreSQL schema a module); two processes at once: one applies, one waits. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { ConfigError } from './config.ts'

const ownFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))

/**
 * Applies what is missing with the owner's rights; returns the names of the migrations applied now. Throws a ConfigError
 * where the database is newer than this release. `folder` holds others than this release's: what a restore applies before the rows of an older release come in.
 */
export async function migrate(ownerUrl: string, log: (line: string) => void = () => {}, folder: string = ownFolder): Promise<string[]> {
  const known = readdirSync(folder).filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, -'.sql'.length))
  const applied = await readApplied(ownerUrl)
  refuseNewer(applied, known)
  if (known.every((name) => applied.has(name))) return []
  const { runner } = await import('node-pg-migrate')
  const fresh = await runner({
    databaseUrl: ownerUrl,
    dir: folder,
    direction: 'up',
    migrationsTable: 'migration',
    migrationsSchema: 'app',
    createMigrationsSchema: true,
    advisoryLockMode: 'wait',
    singleTransaction: true,
    checkOrder: false,
    log: () => {},
    logger: { debug() {}, info() {}, warn: (line: string) => log(line), error: (line: string) => log(line) },
  })
  return fresh.map((migration) => migration.name)
}

const NAMED = 5

/**
 * A release that finds migrations it does not know would work on tables it does not understand. It ends instead, before
 * anything is changed.
 */
function refuseNewer(applied: ReadonlySet<string>, known: readonly string[]): void {
  const unknown = [...applied].filter((name) => !known.includes(name)).sort()
  if (unknown.length === 0) return
  const names = unknown.slice(0, NAMED).join(', ') + (unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : '')
  throw new ConfigError(`This release is older than the database, which holds migrations that it does not know (${names}): start the release that applied them or a newer one. Nothing was changed.`)
}

/** The names of the applied migrations; none for a database without the table, or one out of reach: whoever applies them says why. */
async function readApplied(ownerUrl: string): Promise<ReadonlySet<string>> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {}) // the query's own failure says so
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('SELECT name FROM app.migration')
    return new Set(rows.map(({ name }) => name))
  } catch {
    return new Set()
  } finally {
    await client.end().catch(() => {})
  }
}
