/** The setting of active bettors, as team figures and payments follow it. */
import type { Database } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { activeBets } from './settings.ts'
import { merchantIds, noteActiveBets } from './store/active-bets.ts'

/**
 * Notes what houses have changed since the last time. Periods that are running are judged again by it at
 * once; what has ended stays as it was, for its payments were reckoned by it.
 */
export async function followActiveBets(database: Database): Promise<void> {
  for (const merchantId of await merchantIds(database.kysely)) {
    const bets = await settingOf(database.kysely, merchantId, activeBets)
    await database.transaction((tx) => noteActiveBets(tx, merchantId, bets))
  }
}
