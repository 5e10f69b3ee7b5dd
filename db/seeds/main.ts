/** Fills an empty database with the demo data; run by the supervisor before the server, in demo mode only. */
import { loadConfig, type Config } from '../../platform/config.ts'
import { createLogger } from '../../platform/logs.ts'
import { migrate } from '../../platform/migrate.ts'
import { composeProcess } from '../../server/compose.ts'
import { seedDemo } from './demo.ts'
import { HISTORY_DAYS } from './history/history.ts'
import { clearWhatWasCutOff, whileAlone } from './making.ts'

const tell = (message: Record<string, unknown>) => process.send?.(message)
const log = (line: string) => tell({ type: 'progress', line })

// The process that started this was killed: the next one makes the demo, and two at once would pay everything
// twice.
process.on('disconnect', () => process.exit(1))

async function main(): Promise<void> {
  const config = loadConfig({ ...process.env, LOG_LEVEL: 'error' })
  if (config.mode !== 'demo') return
  await whileAlone(config.databaseOwnerUrl, async (client) => {
    await clearWhatWasCutOff(client, log)
    await migrate(config.databaseOwnerUrl)
    await make(config)
  })
}

async function make(config: Config): Promise<void> {
  // A database that is copied, as the tests' is, goes without DATA_DIR: what lies there too is made for the
  // product alone.
  const withFiles = process.argv.includes('--with-files')
  // A demo that is cut off while it is made is noticed and made again, so only its last commit waits for the
  // disk.
  const composed = await composeProcess(
    { ...config, roles: [], waitsForDisk: false },
    createLogger(config.logLevel),
  )
  await seedDemo(composed, log, { historyDays: config.hasDemoHistory ? HISTORY_DAYS : 0, withFiles })
  await composed.close()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const sentence = `The demo data could not be made: ${error instanceof Error ? error.stack : String(error)}`
    tell({ type: 'failed', sentence, isConfig: false })
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  },
)
