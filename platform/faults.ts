/**
 * What fails in the background, where no caller is told: it is logged, and counted in the metrics under the
 * name of the part, so that a silent failure shows on a dashboard.
 */
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

/** The parts that work in the background. */
export type BackgroundPart =
  | 'database'
  | 'game-sessions'
  | 'hub'
  | 'jobs'
  | 'line'
  | 'listeners'
  | 'lottery'
  | 'merchants'
  | 'outbox'
  | 'play'
  | 'presence'
  | 'promotions'
  | 'rate-limits'
  | 'sessions'
  | 'sportsbook'

export type ReportFault = (part: BackgroundPart, error: unknown) => void

export function faultReporter(logger: Logger, metrics: Metrics): ReportFault {
  return (part, error) => {
    logger.error({ err: error, part }, 'background work failed')
    metrics.count('sala_background_failures_total', 'failures of background work, by part', { part })
  }
}
