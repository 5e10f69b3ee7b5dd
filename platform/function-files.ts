/**
 * Applies db/functions after the migrations: every SQL function is a file of its own and is written into the
 * database again if its text changed or a migration was applied since.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const folder = fileURLToPath(new URL('../db/functions', import.meta.url))

export interface FunctionFile {
  /** `<schema>/<name>.sql` */
  path: string
  text: string
  sha256: string
}

/** A text that was applied to the database. */
export interface AppliedText {
  path: string
  sha256: string
  /** Not replaced by another text since. */
  isCurrent: boolean
  /** And no migration was applied after it. */
  isSettled: boolean
}

export function readFunctionFiles(): FunctionFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')
      const sha256 = createHash('sha256').update(text).digest('hex')
      return { path: path.split(sep).join('/'), text, sha256 }
    })
}

/** The content of app.function_file; the table comes with migration 0893. */
export async function readAppliedTexts(client: pg.Client): Promise<AppliedText[]> {
  const { rows } = await client.query<AppliedText>(`
    SELECT path, sha256, is_current AS "isCurrent",
           is_current AND after_migration = (SELECT max(id) FROM app.migration) AS "isSettled"
    FROM app.function_file`)
  return rows
}

/** The files whose present text the database does not have. */
export function staleFiles(files: readonly FunctionFile[], applied: readonly AppliedText[]): FunctionFile[] {
  const settled = new Set(applied.filter((text) => text.isSettled).map(keyOf))
  return files.filter((file) => !settled.has(keyOf(file)))
}

/**
 * The functions, as `schema.name`, that a newer release wrote: those whose text here was replaced by another
 * one, and those without a file here.
 */
export function newerFunctions(files: readonly FunctionFile[], applied: readonly AppliedText[]): string[] {
  const paths = new Set(files.map(({ path }) => path))
  const replaced = new Set(applied.filter((text) => !text.isCurrent).map(keyOf))
  const unknown = applied.filter((text) => text.isCurrent && !paths.has(text.path))
  return [...files.filter((file) => replaced.has(keyOf(file))), ...unknown]
    .map(({ path }) => path.slice(0, -'.sql'.length).replace('/', '.'))
    .sort()
}

const keyOf = ({ path, sha256 }: { path: string; sha256: string }): string => `${path} ${sha256}`

const LOCK = 7253

/**
 * Writes the stale files in one transaction. Of several processes that start at once, one writes; the others
 * wait and then find nothing to do, or that their release is the older one, in which case `refuse` may throw.
 * Throws with the file's name if PostgreSQL refuses one. If anything throws, nothing is changed.
 */
export async function applyFunctionFiles(
  client: pg.Client,
  files: readonly FunctionFile[],
  refuse: (newer: readonly string[]) => void,
): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    const applied = await readAppliedTexts(client)
    refuse(newerFunctions(files, applied))
    const stale = staleFiles(files, applied)
    // Functions call each other, and the order of the files does not respect that.
    await client.query('SET LOCAL check_function_bodies = off')
    for (const file of stale) await applyFile(client, file)
    // If a file is gone, a migration dropped its function.
    await client.query('DELETE FROM app.function_file WHERE path <> ALL ($1)', [
      files.map(({ path }) => path),
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function applyFile(client: pg.Client, { path, text, sha256 }: FunctionFile): Promise<void> {
  try {
    await client.query(text)
  } catch (error) {
    throw new Error(`db/functions/${path}: ${(error as Error).message}`, { cause: error })
  }
  await client.query('UPDATE app.function_file SET is_current = false WHERE path = $1 AND is_current', [path])
  await client.query(
    `INSERT INTO app.function_file (path, sha256, is_current, after_migration, applied_at)
     VALUES ($1, $2, true, (SELECT max(id) FROM app.migration), clock_timestamp())
     ON CONFLICT (path, sha256) DO UPDATE
     SET is_current = true, after_migration = excluded.after_migration, applied_at = excluded.applied_at`,
    [path, sha256],
  )
}
