/**
 * Which database and which folder the command speaks of: DATABASE_OWNER_URL or DATABASE_URL, else the
 * embedded one in DATA_DIR.
 */
import { existsSync } from 'node:fs'
import { type Config, loadConfig } from '../../platform/config.ts'
import { hasEmbedded, runningEmbedded, startEmbedded } from '../../platform/embedded/launcher.ts'
import { oneSentence, StartError } from '../supervisor/refusal.ts'

export interface ReachedStore {
  ownerUrl: string
  close(): Promise<void>
}

export function readConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return loadConfig(process.env)
}

/** `mayMake`: a restore may make the embedded database, a backup needs one that is there. */
export async function reachStore(config: Config, { mayMake }: { mayMake: boolean }): Promise<ReachedStore> {
  const url = config.databaseOwnerUrl || runningEmbedded(config.dataDir)
  if (url) return { ownerUrl: url, close: async () => {} }
  if (!mayMake && !hasEmbedded(config.dataDir))
    throw new StartError(
      `There is no database in ${config.dataDir} yet; DATABASE_URL or DATA_DIR name another.`,
    )
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: (line) => console.log(line) })
  return { ownerUrl: embedded.ownerUrl, close: () => embedded.stop() }
}

/** `--name value`; undefined if it is not given. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  if (at < 0) return undefined
  const value = process.argv[at + 1]
  if (!value || value.startsWith('--')) throw new StartError(`--${name} wants a value.`)
  return value
}

export const hasFlag = (name: string): boolean => process.argv.includes(`--${name}`)

/** What a person reads when the command gives up. */
export const wordsOf = (error: unknown): string => oneSentence(error).replace(/^Starting failed: /, '')
