/** What the bets bring to a process that is opened: what draws and records ask them. */
import type { Database } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { posterKey, type BetDetailSource } from '../../wallet/index.ts'
import { digestSourceKey, settlerKey } from '../draws/door.ts'
import { betDetailsOf } from './bet-details.ts'
import { digestSource } from './digest.ts'
import { refundIssue } from './settling/refund.ts'
import { settleIssue } from './settling/settle.ts'

/** Fills the slots of the draws; behind it issues have bets, and are paid. */
export function provideOrders(database: Database, services: Services): void {
  services.provide(digestSourceKey, digestSource)
  services.provide(settlerKey, {
    settle: (key, giveWay) => settleIssue({ database, poster: services.use(posterKey), giveWay }, key),
    refund: (key) => refundIssue({ database, poster: services.use(posterKey) }, key),
  })
}

export const orderDetails = (database: Database, vendor: string): BetDetailSource =>
  betDetailsOf(vendor, database.kysely)
