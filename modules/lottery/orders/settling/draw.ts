/** What the steps of a settlement share. */
import type { Database } from '../../../../platform/postgres.ts'
import type { Poster } from '../../../wallet/index.ts'
import type { IssueKey } from '../../draws/door.ts'
import type { LotteryGame } from '../rules/plays.ts'

/** Where a settlement can be cut off. */
export type SettleStep = 'won' | 'shared' | 'held' | 'paid' | 'credited' | 'stopped' | 'returned'

export interface SettleParts {
  readonly database: Database
  readonly poster: Poster
  /** How many members a chunk has; otherwise it follows the time that chunks take. */
  readonly chunk?: number
  /** Awaited before each transaction of many members. */
  readonly giveWay?: (() => Promise<void>) | undefined
  readonly onStep?: (step: SettleStep) => Promise<void> | void
}

/** What a step needs to know of the draw. */
export interface Draw extends IssueKey {
  readonly game: LotteryGame
  readonly version: number
  readonly result: string
}
