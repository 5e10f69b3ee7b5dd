/** One process of Sala. `npm start` runs it under a supervisor; a container may run it by itself. */
import { flushCompileCache } from 'node:module'
import { ConfigError, loadConfig, type Config } from '../platform/config.ts'
import { assertDurable } from '../platform/durability.ts'
import { createLogger } from '../platform/logs.ts'
import { migrate } from '../platform/migrate.ts'
import { openDatabase } from '../platform/postgres.ts'
import { pingDatabase } from '../platform/readiness.ts'
import { composeProcess, type Process } from './compose.ts'
import { openingWarnings } from './opening-warnings.ts'
import { beginDraining } from './gateway/operations.ts'

const DRAIN_MS = 10_000
const SETTLED_MS = 2_000

async function main(): Promise<void> {
  // A server whose supervisor dies during the start does not stay behind.
  process.on('disconnect', () => process.exit(1))
  const config = loadConfig(process.env)
  if (!config.databaseUrl)
    throw new ConfigError('DATABASE_URL is not set; `npm start` brings a database of its own.')
  const logger = createLogger(config.logLevel)
  await prepareDatabase(config)
  const composed = await composeProcess(config, logger)
  await listen(composed, config)
  for (const { house, sentence } of await openingWarnings(composed)) logger.warn({ house }, sentence)
  tell({
    type: 'ready',
    origin: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}`,
    mode: config.mode,
  })
  logger.info({ host: config.host, port: config.port, roles: config.roles }, 'serving')
  drainOnSignal(composed)
  // Saved while the process lives, since a killed one could not: the next start reads its sources in half the
  // time.
  setTimeout(() => flushCompileCache(), SETTLED_MS).unref()
}

/** Refuses a database that could lose acknowledged data, and migrates it. */
async function prepareDatabase(config: Config): Promise<void> {
  const owner = openDatabase({ url: config.databaseOwnerUrl, role: null, max: 1 })
  try {
    await pingDatabase(owner).catch((error: Error) => {
      throw new ConfigError(
        `The database of DATABASE_URL cannot be reached: ${error.message || 'no answer'}.`,
      )
    })
    await assertDurable(owner.kysely)
    await migrate(config.databaseOwnerUrl)
  } finally {
    await owner.close()
  }
}

async function listen(composed: Process, config: Config): Promise<void> {
  try {
    await composed.app.listen({ port: config.port, host: config.host })
  } catch (error) {
    if ((error as { code?: string }).code === 'EADDRINUSE')
      throw new ConfigError(`Port ${config.port} is taken; set PORT to a free one.`)
    if ((error as { code?: string }).code === 'EACCES')
      throw new ConfigError(`Port ${config.port} may not be used by this user; set PORT to one above 1023.`)
    throw error
  }
}

function drainOnSignal(composed: Process): void {
  let isDraining = false
  const drain = () => {
    if (isDraining) return
    isDraining = true
    beginDraining()
    const force = setTimeout(() => process.exit(1), DRAIN_MS)
    force.unref()
    composed.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
  process.removeAllListeners('disconnect')
  // The supervisor disappeared without notice: nobody would stop this process later.
  process.on('disconnect', drain)
}

function tell(message: Record<string, unknown>): void {
  process.send?.(message)
}

main().catch((error: unknown) => {
  const isConfig = error instanceof ConfigError
  const sentence = isConfig
    ? error.message
    : `The server could not start: ${error instanceof Error ? error.stack : String(error)}`
  tell({ type: 'failed', sentence, isConfig })
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
})
