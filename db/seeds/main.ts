/** Fills an empty database with the demo data; run by the supervisor before the server, in demo mode only. */
import { loadConfig } from '../../platform/config.ts'
import { createLogger } from '../../platform/logs.ts'
import { migrate } from '../../platform/migrate.ts'
import { composeProcess } from '../../server/compose.ts'
import { seedDemo } from './demo.ts'
import { seedFiles } from './files.ts'
import { HISTORY_DAYS } from './history/history.ts'

const tell = (message: Record<string, unknown>) => process.send?.(message)

async function main(): Promise<void> {
  const config = loadConfig({ ...process.env, LOG_LEVEL: 'error' })
  if (config.mode !== 'demo') return
  await migrate(config.databaseOwnerUrl)
  // A database that is copied, as the tests' is, goes without DATA_DIR: what lies there too is made for the product alone.
  const withFiles = process.argv.includes('--with-files')
  // A demo that is cut off while it is made is noticed and brought to its end, so only its last commit waits for the disk.
  const composed = await composeProcess({ ...config, roles: [], waitsForDisk: false }, createLogger(config.logLevel))
  const isFresh = await seedDemo(composed, (line) => tell({ type: 'progress', line }), { historyDays: config.hasDemoHistory ? HISTORY_DAYS : 0, withFiles })
  if (isFresh && withFiles) await seedFiles(composed)
  await composed.close()
}

main().then(() => process.exit(0), (error: unknown) => {
  const sentence = `The demo data could not be made: ${error instanceof Error ? error.stack : String(error)}`
  tell({ type: 'failed', sentence, isConfig: false })
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
})
