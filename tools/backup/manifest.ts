/**
 * What a backup is: a folder with one packed file a table, the uploads, and this list of them with their
 * checksums.
 */
import { createHash, createHmac } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { StartError } from '../supervisor/refusal.ts'

export const FORMAT = 1
export const MANIFEST = 'manifest.json'
/** Of the manifest itself: the last file written, so a backup without it is invalid. */
export const SEAL = 'manifest.sha256'

export interface PackedFile {
  file: string
  bytes: number
  sha256: string
}
export interface PackedTable extends PackedFile {
  name: string
  columns: string[]
  rows: number
}
export interface MigrationMark {
  name: string
  sha256: string
}

export interface Manifest {
  format: number
  /** The release that made it. */
  version: string
  madeAt: string
  database: string
  migrations: MigrationMark[]
  /** Proves the SECRET_KEY without giving it away. */
  secretKeyProof: string
  tables: PackedTable[]
  sequences: { name: string; value: string; isCalled: boolean }[]
  uploads: PackedFile[]
  /** Uploads that the database names and the folder did not have. */
  missingUploads: string[]
}

export const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url))

/** Each migration of this release with the hash of its text. */
export function migrationsHere(): MigrationMark[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({
      name: name.replace(/\.sql$/, ''),
      sha256: hashOf(readFileSync(join(migrationsFolder, name))),
    }))
}

export const versionHere = (): string =>
  (
    JSON.parse(readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8')) as {
      version: string
    }
  ).version

export const hashOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

export const proofOf = (secretKey: Buffer): string =>
  createHmac('sha256', secretKey).update('sala backup').digest('hex').slice(0, 32)

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * Reads and checks a backup's list and every file on it. StartError with one sentence if it is not whole.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const list = join(folder, MANIFEST)
  if (!existsSync(list) || !existsSync(join(folder, SEAL)))
    throw new StartError(`${folder} is no finished backup: it has no ${existsSync(list) ? SEAL : MANIFEST}.`)
  const text = readFileSync(list)
  if (readFileSync(join(folder, SEAL), 'utf8').trim() !== hashOf(text))
    throw new StartError(`${list} was changed after the backup was made.`)
  const manifest = JSON.parse(text.toString()) as Manifest
  if (manifest.format !== FORMAT)
    throw new StartError(`The backup has the format ${manifest.format}; this release reads ${FORMAT}.`)
  for (const { file, sha256 } of [...manifest.tables, ...manifest.uploads]) {
    const path = join(folder, file)
    if (!existsSync(path)) throw new StartError(`The backup is not whole: ${file} is missing.`)
    if ((await hashFile(path)) !== sha256)
      throw new StartError(`The backup is damaged: ${file} is not what was written.`)
  }
  return manifest
}

/**
 * The migrations to apply before the rows are loaded. StartError if this release has other versions of them.
 */
export function knownMigrations(manifest: Manifest): string[] {
  const here = new Map(migrationsHere().map(({ name, sha256 }) => [name, sha256]))
  for (const { name, sha256 } of manifest.migrations) {
    if (!here.has(name))
      throw new StartError(
        `The backup was made by the newer release ${manifest.version}: this one has no migration ${name}.`,
      )
    if (here.get(name) !== sha256)
      throw new StartError(
        `The migration ${name} of this release is not the one the backup was made with; restore with the release ${manifest.version}.`,
      )
  }
  return manifest.migrations.map(({ name }) => name)
}
