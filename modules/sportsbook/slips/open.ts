/** What slips bring to a process that is opened: their clocks, and what records ask of them. */
import type { Push } from '../../../platform/hub.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { BetDetailSource, Poster } from '../../wallet/index.ts'
import { AutoCashOuts } from './cash-out/auto.ts'
import { slipDetailsOf } from './bet-details.ts'
import { liveClock } from './live-clock.ts'

export interface SlipsParts {
  readonly database: Database
  readonly poster: Poster
  tell(push: Push): void
  onError(error: unknown): void
}

export interface Slips {
  start(): void
  /** Decides the live bets whose moment has come. */
  runDue(): Promise<void>
  stop(): Promise<void>
}

/** Decides live bets and watches those that cash themselves out; the rows decide which process takes which. */
export function openSlips(parts: SlipsParts): Slips {
  const clock = liveClock(parts)
  const autos = new AutoCashOuts(parts)
  return {
    start() {
      clock.start()
      autos.start()
    },
    runDue: () => clock.runDue(),
    async stop() {
      await clock.stop()
      await autos.stop()
    },
  }
}

export const slipDetails = (database: Database, vendor: string): BetDetailSource =>
  slipDetailsOf(vendor, database.kysely)
