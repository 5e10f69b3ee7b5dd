/**
 * Ends prices by hand whose time is over, and stops fixtures that came while their league was being
 * stopped.
 */
import type { Job } from '../../../../platform/calls.ts'
import { lockFixtures, tellFixture, tellMarkets } from '../../book/door.ts'
import { forgetJumps } from '../store/alarms.ts'
import { endOwnPrices } from '../store/house-lines.ts'
import { applyStops, fixturesOutOfStep, overduePrices } from '../store/house-rules.ts'

const KEPT_MS = 7 * 86_400_000

export const keepDesk: Job = {
  name: 'sportsbook.keep-desk',
  everyMs: 5_000,
  async run({ database, now, services }) {
    const tell = { database, services }
    for (const line of await overduePrices(database.kysely, now)) {
      await database.transaction(async (tx) => {
        await lockFixtures(tx, [line.fixture_id])
        await endOwnPrices(tx, line.merchant_id, line.fixture_id, [line.market_no])
      })
      await tellMarkets(tell, [line.market_no])
    }
    for (const fixtureId of await fixturesOutOfStep(database.kysely)) {
      await database.transaction(async (tx) => {
        await lockFixtures(tx, [fixtureId])
        await applyStops(tx, [fixtureId])
      })
      await tellFixture(tell, fixtureId)
    }
    await database.transaction((tx) => forgetJumps(tx, new Date(now.getTime() - KEPT_MS)))
  },
}
