/**
 * Puts a backup into an empty database: its own tables first, then the rows, then what is newer, then the
 * proof.
 */
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { runAudit, type Proof } from '../../modules/wallet/index.ts'
import { migrate } from '../../platform/migrate.ts'
import { openDatabase } from '../../platform/postgres.ts'
import { StartError } from '../supervisor/refusal.ts'
import { dropEverything, foreignKeysOf, hasTables, PLAIN_TEXT, tablesOf } from './catalogue.ts'
import { copyIn } from './copy.ts'
import { knownMigrations, type Manifest, migrationsFolder, proofOf, readManifest } from './manifest.ts'

export interface RestoreWish {
  folder: string
  ownerUrl: string
  /** The target of the uploads. */
  dataDir: string
  secretKey: Buffer
  /** The old SECRET_KEY is lost: what was sealed under it stays shut. */
  acceptsOtherKey?: boolean
  say?: (line: string) => void
}

/** Returns what the audit found. A restore that fails leaves the database empty. */
export async function restoreBackup({
  folder,
  ownerUrl,
  dataDir,
  secretKey,
  acceptsOtherKey = false,
  say = () => {},
}: RestoreWish): Promise<Proof[]> {
  const manifest = await readManifest(folder)
  const names = knownMigrations(manifest)
  say(`Backup of ${manifest.madeAt}, release ${manifest.version}: whole, every checksum right.`)
  if (manifest.secretKeyProof !== proofOf(secretKey) && !acceptsOtherKey) {
    throw new StartError(
      'SECRET_KEY is not the one of this backup: authenticators and vendor secrets would not open. Set the old one, or say --other-key when it is lost.',
    )
  }
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'sala-restore',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    if (await hasTables(client))
      throw new StartError(
        'The database is not empty. A restore never writes over anything: name an empty one.',
      )
    try {
      await migrateTo(ownerUrl, names)
      say(`${names.length} migrations applied, as they were then.`)
      await load(client, folder, manifest)
      say(
        `${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${manifest.tables.length} tables.`,
      )
      const newer = await migrate(ownerUrl)
      if (newer.length > 0) say(`${newer.length} newer migrations applied: ${newer.join(', ')}.`)
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {})
      await dropEverything(client).catch(() =>
        say('What was half made could not be removed; drop this database.'),
      )
      throw error
    }
  } finally {
    await client.end().catch(() => {})
  }
  await putUploads(folder, manifest, dataDir)
  say(`${manifest.uploads.length} uploaded files in ${join(dataDir, 'files')}.`)
  for (const name of manifest.missingUploads) say(`Missing since before the backup: the upload ${name}.`)
  return prove(ownerUrl)
}

/**
 * The tables must be as they were when the rows were written; what this release adds comes afterwards, over
 * the rows.
 */
async function migrateTo(ownerUrl: string, names: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sala-migrations-'))
  try {
    for (const name of names)
      await copyFile(join(migrationsFolder, `${name}.sql`), join(folder, `${name}.sql`))
    await migrate(ownerUrl, () => {}, { folder, functions: [] })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * All rows in one transaction. Foreign keys are taken off and proved again at the end, so the order does not
 * matter.
 */
async function load(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query(PLAIN_TEXT)
  await client.query('BEGIN')
  const there = new Set((await tablesOf(client)).map(({ name }) => name))
  const keys = await foreignKeysOf(client)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { name, columns, rows, file } of manifest.tables) {
    if (!there.has(name))
      throw new StartError(`The migrations make no table ${name}, which the backup holds.`)
    await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    // Rows that migrations create are in the backup in their present state.
    await client.query(`DELETE FROM ${name}`)
    const taken = await copyIn(
      client,
      `COPY ${name} (${columns.join(', ')}) FROM STDIN`,
      createReadStream(join(folder, file)).pipe(createGunzip()),
    )
    if (taken !== rows) throw new StartError(`${name} took ${taken} rows of ${rows}.`)
    await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  }
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('SELECT setval($1, $2, $3)', [name, value, isCalled])
  await client.query('COMMIT')
  await client.query('ANALYZE')
}

async function putUploads(folder: string, manifest: Manifest, dataDir: string): Promise<void> {
  for (const { file } of manifest.uploads) {
    const to = join(dataDir, file)
    if (existsSync(to)) continue // the name is random and the content never changes
    await mkdir(dirname(to), { recursive: true })
    await copyFile(join(folder, file), to)
  }
}

async function prove(ownerUrl: string): Promise<Proof[]> {
  const database = openDatabase({
    url: ownerUrl,
    max: 2,
    applicationName: 'sala-audit',
    statementTimeoutMs: 1_800_000,
  })
  try {
    return await runAudit(database.kysely)
  } finally {
    await database.close()
  }
}
