/** What there is to save, asked of PostgreSQL's own catalogue, so that a new table is never forgotten. */
import type pg from 'pg'

export interface TableShape {
  name: string
  columns: string[]
}

/** Said on both sides: the text form of times and numbers must not depend on a server's settings. */
export const PLAIN_TEXT =
  'SET datestyle = ISO; SET intervalstyle = postgres; SET extra_float_digits = 1; SET timezone = UTC; SET client_encoding = UTF8; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0'

const OURS = "n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'"

/**
 * Tables with what they hold, but three kinds: unlogged ones (a crash empties them too), those with a
 * transaction id, which means nothing in another cluster (the ledger's marks are set again), and the lists of
 * migrations and functions, which the restore writes by applying them.
 */
export async function tablesOf(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name, array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE ${OURS} AND c.relkind = 'r' AND c.relpersistence = 'p' AND (n.nspname, c.relname) NOT IN (('app', 'migration'), ('app', 'function_file'))
      AND NOT EXISTS (SELECT FROM pg_attribute x WHERE x.attrelid = c.oid AND x.attnum > 0 AND x.atttypid = 'xid8'::regtype)
    GROUP BY n.nspname, c.relname ORDER BY 1`)
  return rows
}

/**
 * Every sequence with its position. Sequences are outside transactions: read after the rows, they are ahead
 * of them all.
 */
export async function sequencesOf(
  client: pg.Client,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${OURS} AND c.relkind = 'S' ORDER BY 1`)
  const sequences = []
  for (const { name } of rows) {
    const {
      rows: [at],
    } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${name}`,
    )
    sequences.push({ name, value: at!.value, isCalled: at!.called })
  }
  return sequences
}

export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const {
    rows: [made],
  } = await client.query<{ is_made: boolean }>("SELECT to_regclass('app.migration') IS NOT NULL AS is_made")
  if (!made!.is_made) return []
  return (await client.query<{ name: string }>('SELECT name FROM app.migration ORDER BY id')).rows.map(
    ({ name }) => name,
  )
}

/**
 * Every file that a row names, by its place under DATA_DIR/files: pictures by their name, sealed documents by
 * their id.
 */
export async function uploadsOf(client: pg.Client): Promise<string[]> {
  const { rows: pictures } = await client.query<{ name: string }>('SELECT name FROM app.file ORDER BY name')
  const {
    rows: [sealed],
  } = await client.query<{ is_there: boolean }>(
    "SELECT to_regclass('identity.kyc_document') IS NOT NULL AS is_there",
  )
  const documents = sealed!.is_there
    ? (
        await client.query<{ document_id: string }>(
          'SELECT document_id::text FROM identity.kyc_document WHERE removed_at IS NULL ORDER BY 1',
        )
      ).rows
    : []
  return [
    ...pictures.map(({ name }) => `${name.slice(0, 2)}/${name}`),
    ...documents.map(({ document_id: id }) => `${id.slice(-2)}/${id}.sealed`),
  ]
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function foreignKeysOf(client: pg.Client): Promise<ForeignKey[]> {
  return (
    await client.query<ForeignKey>(`
    SELECT k.conrelid::regclass::text AS table, quote_ident(k.conname) AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace WHERE k.contype = 'f' AND ${OURS} ORDER BY 1, 2`)
  ).rows
}

/** Anything at all that somebody put into this database. */
export async function hasTables(client: pg.Client): Promise<boolean> {
  return (
    (
      await client.query(
        `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${OURS} AND c.relkind IN ('r', 'p', 'v', 'm', 'S') LIMIT 1`,
      )
    ).rowCount !== 0
  )
}

/**
 * Removes what was half restored in a database that was empty before. The schema with the database's state is
 * dropped last, so if this is interrupted it starts here again.
 */
export async function dropEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT quote_ident(n.nspname) AS name FROM pg_namespace n WHERE ${OURS} AND n.nspname <> 'public' ORDER BY n.nspname = 'app', n.nspname`)
  for (const { name } of rows) await client.query(`DROP SCHEMA ${name} CASCADE`)
}
