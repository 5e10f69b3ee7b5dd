/** What the steps of settling share. */
import type { Database } from '../../../platform/postgres.ts'

/** Where a settlement can be cut off. */
export type SettleStep = 'closed' | 'decided' | 'ended' | 'held' | 'settled'

export interface SettleParts {
  readonly database: Database
  /** How many rows a chunk has; otherwise it follows the time that chunks take. */
  readonly chunk?: number
  readonly onStep?: (step: SettleStep) => Promise<void> | void
  /** Markets of a fixture were closed, or the fixture ended: its readers are told. */
  readonly tell?: (fixtureId: string, marketNos: readonly bigint[]) => Promise<void>
  readonly onError?: (error: unknown) => void
}

/** Bets of a chunk's members wait until it is committed (docs/flows/settle-rounds.md). */
const AIM_MS = 40
/**
 * Below it a chunk costs what its statements cost, however few its rows. After a checkpoint each row brings
 * whole pages of its table and indexes into the log, a tenth of a millisecond each.
 */
const LEAST = 150

/** Grows slowly and shrinks at once. */
export const sizeAfter = (size: number, ms: number, most: number): number =>
  Math.max(LEAST, Math.min(most, Math.floor(size * Math.min(1.5, AIM_MS / ms))))
