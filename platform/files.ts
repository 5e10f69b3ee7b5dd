/**
 * Stored files: re-encoded pictures in a folder under DATA_DIR, one row each in app.file. Everybody can read
 * a public one (a banner) under its random name; a private one can be read by its owner and by operators with
 * the ability it names.
 */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '../kernel/refusal.ts'
import type { CallContext, Upload } from './calls.ts'
import type { Config } from './config.ts'
import { raiseCounter } from './counters.ts'
import { cleanImage } from './images.ts'
import { firstOf, rowsOf, run, sql, type Reader } from './postgres.ts'
import type { Session } from './sessions.ts'

export const FILES_PREFIX = '/files/'
/** A re-encoded picture, or one of its widths (platform/picture-sizes.ts). */
const FILE_NAME = /^[A-Za-z0-9_-]{32}\.(png|jpg|(poster|banner|scene)(@2x)?\.webp)$/
const MINUTE_MS = 60_000
/** Requests with pictures per minute: 5 of a player, more of an operator. */
const UPLOADS = { player: 5, operator: 60 } as const

/**
 * Who may read it: everybody, or its owner (an account id, null for none) and operators who hold the ability.
 */
export type Readers = { isPublic: true } | { ownerId: string | null; ability: string }

export interface KeptFile {
  /** Random name with its ending; the address is `/files/<name>`. */
  readonly name: string
  readonly url: string
  readonly mediaType: string
  readonly width: number
  readonly height: number
  readonly sourceHash: string
  /** The same bytes were sent before to this merchant for the same purpose. */
  readonly isSeenBefore: boolean
}

/**
 * Stores the pictures of one request; the rows belong to the request's transaction. UPLOAD_INVALID for
 * content that is not png or jpg (see cleanImage), COMMON_RATE_LIMIT at the 6th request of a player within a
 * minute.
 */
export async function keepImages(
  context: CallContext,
  uploads: readonly Upload[],
  purpose: string,
  readers: Readers,
): Promise<KeptFile[]> {
  if (uploads.length === 0) return []
  await takeUploadTurn(context)
  const kept: KeptFile[] = []
  for (const { bytes } of uploads) kept.push(await keepImage(context, bytes, purpose, readers))
  return kept
}

/** Counts a request with pictures; COMMON_RATE_LIMIT beyond what one account may send in a minute. */
export async function takeUploadTurn({ database, actor }: CallContext): Promise<void> {
  if ((await raiseCounter(database.aside, 'upload', actor.accountId, MINUTE_MS)) > UPLOADS[actor.audience])
    throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: 60 })
}

async function keepImage(
  context: CallContext,
  sent: Buffer,
  purpose: string,
  readers: Readers,
): Promise<KeptFile> {
  const image = await cleanImage(sent)
  const name = `${randomBytes(24).toString('base64url')}.${image.mediaType === 'image/png' ? 'png' : 'jpg'}`
  const seen = await firstOf(
    context.tx,
    sql`SELECT 1 FROM app.file WHERE merchant_id = ${context.merchant.id} AND purpose = ${purpose} AND source_hash = ${image.sourceHash} LIMIT 1`,
  )
  await keepFile(
    context,
    { name, bytes: image.bytes, mediaType: image.mediaType, sourceHash: image.sourceHash },
    purpose,
    readers,
  )
  const { mediaType, width, height, sourceHash } = image
  return {
    name,
    url: FILES_PREFIX + name,
    mediaType,
    width,
    height,
    sourceHash,
    isSeenBefore: seen !== undefined,
  }
}

interface NewFile {
  name: string
  bytes: Buffer
  mediaType: string
  sourceHash: string
}

/** Stores bytes that were drawn here under a name of the known form. */
export async function keepFile(
  context: CallContext,
  file: NewFile,
  purpose: string,
  readers: Readers,
): Promise<void> {
  await write(context.config, file.name, file.bytes)
  const isPublic = 'isPublic' in readers
  await run(
    context.tx,
    sql`
    INSERT INTO app.file (name, merchant_id, purpose, is_public, owner_id, ability, media_type, bytes, source_hash, uploaded_by, created_at)
    VALUES (${file.name}, ${context.merchant.id}, ${purpose}, ${isPublic}, ${isPublic ? null : readers.ownerId}, ${isPublic ? null : readers.ability},
            ${file.mediaType}, ${file.bytes.length}, ${file.sourceHash}, ${context.actor.accountId}, ${context.now})`,
  )
}

/**
 * Written to disk before the row is committed, so a row never names a missing file. A file without a row is
 * served to nobody.
 */
async function write(config: Config, name: string, bytes: Buffer): Promise<void> {
  const place = placeOf(config, name)
  await mkdir(folderOf(config, name), { recursive: true })
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } catch (error) {
    await rm(place, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

export interface OpenFile {
  mediaType: string
  bytes: number
  isPublic: boolean
  stream: Readable
}

/** The file for this caller; undefined if it is not theirs or does not exist, without saying which. */
export async function openFile(
  reader: Reader,
  config: Config,
  name: string,
  caller: { merchantId: string; session: Session | null },
): Promise<OpenFile | undefined> {
  if (!FILE_NAME.test(name)) return undefined
  const row = await firstOf(
    reader,
    sql<{
      is_public: boolean
      owner_id: string | null
      ability: string | null
      media_type: string
      bytes: number
    }>`
    SELECT is_public, owner_id, ability, media_type, bytes FROM app.file WHERE name = ${name} AND (is_public OR merchant_id = ${caller.merchantId})`,
  )
  if (!row || !(row.is_public || mayRead(row, caller))) return undefined
  const file = await open(placeOf(config, name)).catch(() => undefined)
  return (
    file && {
      mediaType: row.media_type,
      bytes: row.bytes,
      isPublic: row.is_public,
      stream: file.createReadStream(),
    }
  )
}

function mayRead(
  row: { owner_id: string | null; ability: string | null },
  { merchantId, session }: { merchantId: string; session: Session | null },
): boolean {
  if (!session || session.merchantId !== merchantId) return false
  if (session.audience === 'operator')
    return row.ability !== null && (session.claims.abilities ?? []).includes(row.ability)
  return row.owner_id !== null && row.owner_id === session.accountId
}

/**
 * Deletes pictures whose request was rolled back: written longer than `olderThanMs` ago by the machine's
 * clock, and named by no row. Returns how many. Other files of the folder are not touched.
 */
export async function sweepFiles(reader: Reader, config: Config, olderThanMs: number): Promise<number> {
  const root = resolve(config.dataDir, 'files')
  const names = (await readdir(root, { recursive: true }).catch(() => []))
    .map((path) => basename(path))
    .filter((name) => FILE_NAME.test(name))
  const places = await Promise.all(
    names.map(async (name) => ({
      name,
      writtenAt: (await stat(placeOf(config, name)).catch(() => null))?.mtimeMs ?? Date.now(),
    })),
  )
  const old = places.filter(({ writtenAt }) => writtenAt < Date.now() - olderThanMs).map(({ name }) => name)
  if (old.length === 0) return 0
  const known = new Set(
    (await rowsOf(reader, sql<{ name: string }>`SELECT name FROM app.file WHERE name = ANY (${old})`)).map(
      ({ name }) => name,
    ),
  )
  const orphans = old.filter((name) => !known.has(name))
  for (const name of orphans) await rm(placeOf(config, name), { force: true })
  return orphans.length
}

const folderOf = (config: Config, name: string) => resolve(config.dataDir, 'files', name.slice(0, 2))
const placeOf = (config: Config, name: string) => join(folderOf(config, name), name)
