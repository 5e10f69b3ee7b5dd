/** Applies db/migrations (plain SQL, one PostgreSQL schema a module); two processes at once: one applies, one waits. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const ownFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))

/**
 * Applies what is missing with the owner's rights; answers the names of the migrations applied now. `folder` holds
 * others than this release's: what a restore applies before the rows of an older release come in.
 */
export async function migrate(ownerUrl: string, log: (line: string) => void = () => {}, folder: string = ownFolder): Promise<string[]> {
  if (await isUpToDate(ownerUrl, folder)) return []
  const { runner } = await import('node-pg-migrate')
  const applied = await runner({
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
  return applied.map((migration) => migration.name)
}

/** Whether nothing is missing: every restart asks, and most find so; what applies migrations is then not even loaded. */
async function isUpToDate(ownerUrl: string, folder: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {}) // the query's own failure says so
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('SELECT name FROM app.migration')
    const applied = new Set(rows.map(({ name }) => name))
    return readdirSync(folder).filter((file) => file.endsWith('.sql')).every((file) => applied.has(file.slice(0, -'.sql'.length)))
  } catch {
    // A database without the table, or out of reach: whoever applies them finds out and says why.
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
