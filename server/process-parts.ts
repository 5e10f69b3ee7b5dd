import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import type { ReportFault } from '../platform/faults.ts'
import type { Hub } from '../platform/hub.ts'
import type { Line } from '../platform/notifications.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Database } from '../platform/postgres.ts'
import type { Services } from '../platform/services.ts'
import type { Sessions } from '../platform/sessions.ts'

/** What the components of one process share. */
export interface ProcessParts {
  readonly config: Config
  readonly database: Database
  readonly line: Line
  readonly services: Services
  readonly sessions: Sessions
  readonly hub: Hub
  readonly logger: Logger
  readonly metrics: Metrics
  /** For failures that no caller is told of. */
  readonly onFault: ReportFault
  /** Run in reverse order when the process drains. */
  onClose(work: () => Promise<void> | void): void
}
