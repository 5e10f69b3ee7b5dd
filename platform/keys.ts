/** The keys of the platform's long-lived objects, for all parts of a process. */
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Line } from './notifications.ts'
import type { Metrics } from './metrics.ts'
import type { Database } from './postgres.ts'
import type { Sealing } from './sealing.ts'
import { defineService } from './services.ts'
import type { Sessions } from './sessions.ts'

export { hubKey } from './hub.ts'
export const sessionsKey = defineService<Sessions>('platform.sessions')
export const sealingKey = defineService<Sealing>('platform.sealing')
export const configKey = defineService<Config>('platform.config')
export const databaseKey = defineService<Database>('platform.database')
export const lineKey = defineService<Line>('platform.line')
export const metricsKey = defineService<Metrics>('platform.metrics')
export const loggerKey = defineService<Logger>('platform.logger')
