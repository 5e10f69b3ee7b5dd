/**
 * Applies db/migrations (plain SQL, one PostgreSQL schema a module) and then db/functions; two processes at
 * once: one applies, one waits.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { ConfigError } from './config.ts'
import {
  type AppliedText,
  applyFunctionFiles,
  type FunctionFile,
  newerFunctions,
  readAppliedTexts,
  readFunctionFiles,
  staleFiles,
} from './function-files.ts'

const ownFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))
/** Makes the table of applied functions. */
const FUNCTION_FILES = '0893_function_files'

interface Source {
  /**
   * Other functions than this release's: a restore applies them before the rows of an older release are
   * loaded.
   */
  folder?: string
  /** None: the functions stay as the migrations made them. */
  functions?: readonly FunctionFile[]
}

/**
 * Applies what is missing with the owner's rights; returns the names of the migrations applied now. Throws a
 * ConfigError if the database is newer than this release.
 */
export async function migrate(
  ownerUrl: string,
  log: (line: string) => void = () => {},
  { folder = ownFolder, functions = readFunctionFiles() }: Source = {},
): Promise<string[]> {
  const known = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
  const applied = await readApplied(ownerUrl)
  refuseNewer(
    'migrations that it does not know',
    applied.migrations.filter((name) => !known.includes(name)).sort(),
  )
  const isMigrated = known.every((name) => applied.migrations.includes(name))
  // If the database lacks one of its migrations, this release is the newer one.
  const refuse = (newer: readonly string[]): void => {
    if (isMigrated) refuseNewer('functions that it has in an older form or not at all', newer)
  }
  if (functions.length > 0) refuse(newerFunctions(functions, applied.texts))
  const fresh = isMigrated ? [] : await runMigrations(ownerUrl, log, folder)
  if (functions.length > 0 && (!isMigrated || staleFiles(functions, applied.texts).length > 0))
    await asOwner(ownerUrl, (client) => applyFunctionFiles(client, functions, refuse))
  return fresh
}

async function runMigrations(
  ownerUrl: string,
  log: (line: string) => void,
  folder: string,
): Promise<string[]> {
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
 * A release must not work on tables that a newer one wrote and that it does not understand. It ends before
 * anything is changed.
 */
function refuseNewer(what: string, unknown: readonly string[]): void {
  if (unknown.length === 0) return
  const names =
    unknown.slice(0, NAMED).join(', ') + (unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : '')
  throw new ConfigError(
    `This release is older than the database, which holds ${what} (${names}): start the release that applied them or a newer one. Nothing was changed.`,
  )
}

interface Applied {
  migrations: string[]
  texts: AppliedText[]
}

/**
 * What was applied to the database so far; empty if the tables are missing or cannot be reached, which a
 * later step reports.
 */
async function readApplied(ownerUrl: string): Promise<Applied> {
  const applied: Applied = { migrations: [], texts: [] }
  await asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM app.migration')
    applied.migrations = rows.map(({ name }) => name)
    if (applied.migrations.includes(FUNCTION_FILES)) applied.texts = await readAppliedTexts(client)
  }).catch(() => {})
  return applied
}

async function asOwner<Result>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {}) // the query's own failure reports it
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
