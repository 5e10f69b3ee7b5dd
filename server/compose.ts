/** Puts one process together from its roles; tests and benches use the same composition as the real start. */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Handler, Job, Listener } from '../platform/calls.ts'
import type { Config } from '../platform/config.ts'
import { loadGeo } from '../platform/geo.ts'
import { Hub, hubKey } from '../platform/hub.ts'
import { configKey, databaseKey, lineKey, loggerKey, metricsKey, sealingKey, sessionsKey } from '../platform/keys.ts'
import { openLine } from '../platform/listen.ts'
import { Metrics } from '../platform/metrics.ts'
import { OutboxDispatcher } from '../platform/outbox.ts'
import { openDatabase, type Database } from '../platform/postgres.ts'
import { RateLimits } from '../platform/rate-limits.ts'
import { openReports, reportsKey } from '../platform/reports.ts'
import { Sealing } from '../platform/sealing.ts'
import { Services } from '../platform/services.ts'
import { Sessions } from '../platform/sessions.ts'
import { createGateway } from './gateway/app.ts'
import type { GatewayParts } from './gateway/parts.ts'
import { extras } from './gateway/extras.ts'
import { modules } from './modules.ts'
import type { ProcessParts } from './process-parts.ts'
import { watchClock } from './clock.ts'
import { JobRunner } from './worker/jobs.ts'
import { wire } from './wiring.ts'


export interface Process {
  readonly config: Config
  readonly app: FastifyInstance
  readonly services: Services
  readonly database: Database
  readonly outbox: OutboxDispatcher
  readonly jobs: JobRunner
  close(): Promise<void>
}

/** `added` are calls beside the modules' own: what tests and benches measure the pipeline with. */
export async function composeProcess(config: Config, logger: Logger, added: readonly Handler[] = []): Promise<Process> {
  const { databaseUrl: url, statementTimeoutMs, waitsForDisk } = config
  const onLost = (error: unknown) => { logger.warn({ err: error }, 'database connection lost') }
  const database = openDatabase({ url, max: 12, statementTimeoutMs, waitsForDisk, onError: onLost })
  const onFault = (error: unknown) => { logger.error({ err: error }, 'a listener failed') }
  const line = await openLine(config.databaseUrl, { onError: (error) => logger.warn({ err: error }, 'notification line lost'), onFault })
  await watchClock(database, line)
  const sessions = new Sessions(database, line)
  const sealing = new Sealing(database)
  await sealing.rotate()
  const hub = new Hub(database, line, onFault)
  const services = new Services()
  const metrics = new Metrics()
  const closers: (() => Promise<void> | void)[] = []
  const parts: ProcessParts = { config, database, line, services, sessions, hub, logger, metrics, onClose: (work) => { closers.push(work) } }
  services.provide(sessionsKey, sessions)
  services.provide(sealingKey, sealing)
  services.provide(configKey, config)
  services.provide(databaseKey, database)
  services.provide(lineKey, line)
  services.provide(hubKey, hub)
  services.provide(metricsKey, metrics)
  services.provide(loggerKey, logger)
  const reports = openReports({ url: config.databaseReportsUrl, database, statementTimeoutMs: config.statementTimeoutMs, logger })
  services.provide(reportsKey, reports)
  await wire(parts)

  const rates = new RateLimits(database, config.rateFactor)
  const gatewayParts: GatewayParts = {
    config, database, services, sessions, sealing, rates, metrics, logger, countryOf: loadGeo(),
    handlers: [...modules.flatMap((module): readonly Handler[] => module.calls), ...added].filter((handler) => isServedBy(config, handler)), extras: extras(parts),
  }
  const app = await createGateway(gatewayParts)
  const outbox = new OutboxDispatcher({
    database, services, listeners: modules.flatMap((module): readonly Listener[] => module.listeners ?? []),
    onError: (error, event) => logger.error({ err: error, event }, 'an event could not be delivered yet'),
  })
  const jobs = new JobRunner({ config, database, services, logger, jobs: modules.flatMap((module): readonly Job[] => module.jobs ?? []) })
  if (config.roles.includes('worker')) {
    outbox.start()
    jobs.start()
  }
  return {
    config, app, services, database, outbox, jobs,
    async close() {
      await jobs.stop()
      await app.close()
      await outbox.stop()
      for (const work of closers.reverse()) await work()
      await rates.close()
      await hub.close()
      await sessions.close()
      await line.close()
      await reports.close()
      await database.close()
    },
  }
}

/** A process without the gateway's or the studio's role does not answer their calls. */
function isServedBy(config: Config, handler: Handler): boolean {
  return config.roles.includes(handler.call.module === 'STUDIO' ? 'studio' : 'gateway')
}
