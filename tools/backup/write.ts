/**
 * Makes a backup while everything runs: all rows of one moment, in one snapshot, and the uploads that they
 * name.
 */
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, statSync } from 'node:fs'
import { copyFile, chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { StartError } from '../supervisor/refusal.ts'
import {
  appliedMigrations,
  PLAIN_TEXT,
  sequencesOf,
  tablesOf,
  uploadsOf,
  type TableShape,
} from './catalogue.ts'
import { copyOut } from './copy.ts'
import {
  FORMAT,
  hashFile,
  hashOf,
  MANIFEST,
  migrationsHere,
  type Manifest,
  type PackedFile,
  type PackedTable,
  proofOf,
  SEAL,
  versionHere,
} from './manifest.ts'

export interface BackupWish {
  ownerUrl: string
  /** The folder of the uploads. */
  dataDir: string
  /** A folder that does not exist yet. */
  target: string
  secretKey: Buffer
  say?: (line: string) => void
}

/**
 * Answers the list of what was saved. The folder appears under its name only when it is whole and on disk.
 */
export async function writeBackup({
  ownerUrl,
  dataDir,
  target,
  secretKey,
  say = () => {},
}: BackupWish): Promise<Manifest> {
  if (existsSync(target)) throw new StartError(`${target} exists already; name a folder that does not.`)
  const half = `${target}.part`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true, mode: 0o700 })
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'sala-backup',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {}) // a lost connection fails the statement that was running
  try {
    await client.connect()
    await client.query(PLAIN_TEXT)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const manifest = await save(client, half, { dataDir, secretKey, say })
    await client.query('COMMIT')
    await seal(half, manifest)
    await rename(half, target)
    await flush(dirname(resolve(target)))
    return manifest
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

async function save(
  client: pg.Client,
  folder: string,
  { dataDir, secretKey, say }: { dataDir: string; secretKey: Buffer; say: (line: string) => void },
): Promise<Manifest> {
  // The first question takes the snapshot: every row below is of this moment.
  const {
    rows: [moment],
  } = await client.query<{ at: Date; version: string }>(
    "SELECT clock_timestamp() AS at, current_setting('server_version') AS version",
  )
  const applied = await appliedMigrations(client)
  if (applied.length === 0)
    throw new StartError('This database holds no tables of ours yet: there is nothing to save.')
  const known = new Map(migrationsHere().map((mark) => [mark.name, mark]))
  const migrations = applied.map((name) => {
    const mark = known.get(name)
    if (!mark)
      throw new StartError(
        `The database is of a newer release: this one does not know its migration ${name}.`,
      )
    return mark
  })
  say(`The moment saved: ${moment!.at.toISOString()}.`)
  const tables: PackedTable[] = []
  for (const table of await tablesOf(client)) tables.push(await saveTable(client, folder, table))
  say(`${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows.`)
  const { uploads, missingUploads } = await saveUploads(await uploadsOf(client), dataDir, folder)
  say(`${uploads.length} uploaded files.`)
  return {
    format: FORMAT,
    version: versionHere(),
    madeAt: moment!.at.toISOString(),
    database: moment!.version,
    migrations,
    secretKeyProof: proofOf(secretKey),
    tables,
    sequences: await sequencesOf(client),
    uploads,
    missingUploads,
  }
}

async function saveTable(
  client: pg.Client,
  folder: string,
  { name, columns }: TableShape,
): Promise<PackedTable> {
  const file = `${name.replaceAll('"', '')}.copy.gz`
  const path = join(folder, file)
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const rows = copyOut(client, `COPY ${name} (${columns.join(', ')}) TO STDOUT`)
  await pipeline(rows, createGzip({ level: 4 }), hashing, createWriteStream(path, { mode: 0o600 }))
  await flush(path)
  return { name, columns, rows: rows.rows, file, bytes: statSync(path).size, sha256: hash.digest('hex') }
}

/**
 * A file is on disk before its row is committed and never changes, so copying it later copies what the
 * snapshot names.
 */
async function saveUploads(
  places: readonly string[],
  dataDir: string,
  folder: string,
): Promise<{ uploads: PackedFile[]; missingUploads: string[] }> {
  const uploads: PackedFile[] = []
  const missingUploads: string[] = []
  for (const place of places) {
    const from = join(dataDir, 'files', place)
    if (!existsSync(from)) {
      missingUploads.push(place)
      continue
    }
    const file = `files/${place}`
    const to = join(folder, file)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await copyFile(from, to)
    await chmod(to, 0o600)
    await flush(to)
    uploads.push({ file, bytes: statSync(to).size, sha256: await hashFile(to) })
  }
  return { uploads, missingUploads }
}

async function seal(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  for (const [name, content] of [
    [MANIFEST, text],
    [SEAL, `${hashOf(text)}\n`],
  ] as const) {
    await writeFile(join(folder, name), content, { mode: 0o600 })
    await flush(join(folder, name))
  }
  await flush(folder)
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
