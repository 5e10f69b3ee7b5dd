/** Builds one process from its roles; tests and benches use the same composition as the real start. */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Handler, Job, Listener, ModuleParts } from '../platform/calls.ts'
import type { Config } from '../platform/config.ts'
import { faultReporter } from '../platform/faults.ts'
import { loadGeo } from '../platform/geo.ts'
import { Hub, hubKey } from '../platform/hub.ts'
import {
  configKey,
  databaseKey,
  lineKey,
  loggerKey,
  metricsKey,
  sealingKey,
  sessionsKey,
} from '../platform/keys.ts'
import { scheduledJobsKey } from '../platform/job-leases.ts'
import { openLine } from '../platform/notifications.ts'
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
import { extras } from './gateway/extra-routes.ts'
import { modules as ownModules } from './modules.ts'
import { openDemo, type Demo } from './open-demo.ts'
import type { ProcessParts } from './process-parts.ts'
import { products as ownProducts } from './products/all.ts'
import type { Product } from './products/product.ts'
import { watchClock } from './clock.ts'
import { JobRunner } from './worker/jobs.ts'
import { scheduledJobs } from './worker/schedules.ts'
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

/** What a process has besides the parts that its components share. */
interface Opened {
  readonly parts: ProcessParts
  readonly sealing: Sealing
  /** Ends what the components opened, the last one first. */
  closeRooms(): Promise<void>
  /** Closes the connections to the database, after everything that uses them. */
  closeLines(): Promise<void>
}

/**
 * `added` are calls beside the modules' own, with which tests and benches measure the pipeline, and
 * `addedProducts` products beside the house's own, with which tests try what a product can do.
 */
export async function composeProcess(
  config: Config,
  logger: Logger,
  added: readonly Handler[] = [],
  addedProducts: readonly Product[] = [],
): Promise<Process> {
  const { parts, sealing, closeRooms, closeLines } = await openParts(config, logger)
  const { database, services, sessions, metrics, onFault } = parts
  const demo = await openDemo(config)
  await wire(parts, demo, [...ownProducts, ...addedProducts])
  const modules = [...ownModules, ...addedProducts.flatMap(({ parts: own }) => own ?? [])]

  const rates = new RateLimits(database, config.rateFactor, (error) => onFault('rate-limits', error))
  const gatewayParts: GatewayParts = {
    config,
    database,
    services,
    sessions,
    sealing,
    rates,
    metrics,
    logger,
    countryOf: loadGeo(),
    handlers: [
      ...modules.flatMap((module): readonly Handler[] => module.calls),
      ...(demo?.parts.calls ?? []),
      ...added,
    ].filter((handler) => isServedBy(config, handler)),
    extras: extras(parts, demo),
  }
  const app = await createGateway(gatewayParts)
  const { outbox, jobs, closeWorkers } = workersOf(parts, demo, modules)
  if (config.roles.includes('worker')) {
    outbox.start()
    jobs.start()
  }
  return {
    config,
    app,
    services,
    database,
    outbox,
    jobs,
    async close() {
      await jobs.stop()
      await app.close()
      await outbox.stop()
      await closeWorkers()
      await closeRooms()
      await rates.close()
      await closeLines()
    },
  }
}

/** The database and its connections, on which everything else is built. */
async function openParts(config: Config, logger: Logger): Promise<Opened> {
  const { databaseUrl: url, statementTimeoutMs, waitsForDisk } = config
  const metrics = new Metrics()
  const onFault = faultReporter(logger, metrics)
  const onLost = (error: unknown) => onFault('database', error)
  const database = openDatabase({ url, max: 12, statementTimeoutMs, waitsForDisk, onError: onLost })
  const line = await openLine(config.databaseUrl, {
    onError: (error) => onFault('line', error),
    onFault: (error) => onFault('listeners', error),
  })
  await watchClock(database, line)
  const sessions = new Sessions(database, line, (error) => onFault('sessions', error))
  const sealing = new Sealing(database)
  await sealing.rotate()
  const hub = new Hub(database, line, (error) => onFault('hub', error))
  const services = new Services()
  const reports = openReports({ url: config.databaseReportsUrl, database, statementTimeoutMs, logger })
  services.provide(sessionsKey, sessions)
  services.provide(sealingKey, sealing)
  services.provide(configKey, config)
  services.provide(databaseKey, database)
  services.provide(lineKey, line)
  services.provide(hubKey, hub)
  services.provide(metricsKey, metrics)
  services.provide(loggerKey, logger)
  services.provide(reportsKey, reports)
  const closers: (() => Promise<void> | void)[] = []
  const onClose = (work: () => Promise<void> | void) => {
    closers.push(work)
  }
  return {
    parts: { config, database, line, services, sessions, hub, logger, metrics, onFault, onClose },
    sealing,
    async closeRooms() {
      for (const work of closers.reverse()) await work()
    },
    async closeLines() {
      await hub.close()
      await sessions.close()
      await line.close()
      await reports.close()
      await database.close()
    },
  }
}

/** The background work: the delivery of events, and the jobs with connections of their own. */
function workersOf(
  parts: ProcessParts,
  demo: Demo | null,
  modules: readonly ModuleParts[],
): {
  outbox: OutboxDispatcher
  jobs: JobRunner
  closeWorkers(): Promise<void>
} {
  const { config, database, services, logger, metrics, onFault } = parts
  const outbox = new OutboxDispatcher({
    database,
    services,
    listeners: modules.flatMap((module): readonly Listener[] => module.listeners ?? []),
    onError: (error, event) => {
      logger.error({ err: error, event }, 'an event could not be delivered yet')
      onFault('outbox', error)
    },
  })
  const ownDatabase = openDatabase({
    url: config.databaseUrl,
    max: 6,
    statementTimeoutMs: config.statementTimeoutMs,
    waitsForDisk: config.waitsForDisk,
    applicationName: 'sala-jobs',
    onError: (error) => onFault('database', error),
  })
  const all = [...modules.flatMap((module): readonly Job[] => module.jobs ?? []), ...(demo?.parts.jobs ?? [])]
  services.provide(scheduledJobsKey, scheduledJobs(all))
  const jobs = new JobRunner({ config, database: ownDatabase, services, logger, metrics, onFault, jobs: all })
  return { outbox, jobs, closeWorkers: () => ownDatabase.close() }
}

/** A process without the gateway's or the studio's role does not answer their calls. */
function isServedBy(config: Config, handler: Handler): boolean {
  return config.roles.includes(handler.call.module === 'STUDIO' ? 'studio' : 'gateway')
}
