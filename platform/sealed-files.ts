/**
 * Files that only few may read (documents of persons): sealed with the platform's key, in the folder of files
 * with an ending that no public address has. The module whose row names a file decides who may read it.
 */
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import { openBytes, sealBytes } from './secrets.ts'

const ID = /^[A-Za-z0-9-]{8,64}$/
const purposeOf = (id: string) => `file:${id}`

/** Written to the disk before the row that names it is committed; nobody can read one without a row. */
export async function keepSealedFile(config: Config, id: string, bytes: Buffer): Promise<void> {
  const place = placeOf(config, id)
  await mkdir(folderOf(config, id), { recursive: true })
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(sealBytes(config.secretKey, purposeOf(id), bytes))
    await file.sync()
  } catch (error) {
    await rm(place, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** The bytes, undefined if they are gone. Throws if they were sealed with another key. */
export async function readSealedFile(config: Config, id: string): Promise<Buffer | undefined> {
  const sealed = await readFile(placeOf(config, id)).catch(() => undefined)
  return sealed && openBytes(config.secretKey, purposeOf(id), sealed)
}

export async function removeSealedFile(config: Config, id: string): Promise<void> {
  await rm(placeOf(config, id), { force: true })
}

const folderOf = (config: Config, id: string) => resolve(config.dataDir, 'files', id.slice(-2))

function placeOf(config: Config, id: string): string {
  if (!ID.test(id)) throw new Error('a sealed file has the id of its row')
  return join(folderOf(config, id), `${id}.sealed`)
}
