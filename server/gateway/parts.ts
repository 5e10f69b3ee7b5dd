/** The parts of the gateway. */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Handler } from '../../platform/calls.ts'
import type { Config } from '../../platform/config.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Database } from '../../platform/postgres.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import type { Sealing } from '../../platform/sealing.ts'
import type { Services } from '../../platform/services.ts'
import type { Sessions } from '../../platform/sessions.ts'

export interface GatewayParts {
  readonly config: Config
  readonly database: Database
  readonly services: Services
  readonly sessions: Sessions
  readonly sealing: Sealing
  readonly rates: RateLimits
  readonly metrics: Metrics
  readonly logger: Logger
  readonly countryOf: (address: string) => string
  readonly handlers: readonly Handler[]
  /** Routes beside the calls: the vendor port, the site, realtime. */
  readonly extras: readonly ((app: FastifyInstance, parts: GatewayParts) => Promise<void> | void)[]
}
