/** The limits of a house as its traders read them (domain/sportsbook.md §6). */
import { tiers } from '../../../contract/operator/sportsbook/desk-fields.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { settingsOf } from '../../system/index.ts'
import { slipSettings } from '../slips/settings.ts'
import { liveDelays } from './store/live-delays.ts'

export async function sportLimits({ tx, merchant }: CallContext) {
  const values = await settingsOf(tx, merchant.id, slipSettings)
  return {
    currency: merchant.currency,
    minStakeAmount: values.minStake,
    tiers: tiers.map((tier) => ({
      tier,
      maxStakeAmount: values[`maxStake${tier}`],
      maxPayoutAmount: values[`maxPayout${tier}`],
      maxFixtureAmount: values[`maxFixture${tier}`],
    })),
    parlay: {
      maxStakeAmount: values.maxStakeParlay,
      maxPayoutAmount: values.maxPayoutParlay,
      maxPrice: values.maxParlayPrice,
    },
    maxPayoutDayAmount: values.maxPayoutDay,
    maxExposureAmount: values.maxExposure,
    liveDelays: await liveDelays(tx),
  }
}
