/** The limits of a house from its settings. */
import type { Reader } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import type { SlipLimits } from './rules/limits.ts'
import { slipSettings } from './settings.ts'

export async function slipLimitsOf(reader: Reader, merchantId: string): Promise<SlipLimits> {
  const values = await settingsOf(reader, merchantId, slipSettings)
  const tier = (of: 'A' | 'B' | 'C') => ({
    maxStake: values[`maxStake${of}`],
    maxPayout: values[`maxPayout${of}`],
    maxPerFixture: values[`maxFixture${of}`],
  })
  return {
    minStake: values.minStake,
    tiers: { A: tier('A'), B: tier('B'), C: tier('C') },
    parlay: { maxStake: values.maxStakeParlay, maxPayout: values.maxPayoutParlay, maxPerFixture: null },
    maxPayoutDay: values.maxPayoutDay,
    maxExposure: values.maxExposure,
    maxParlayPriceE4: BigInt(values.maxParlayPrice) * 10_000n,
    isCashOutOn: values.isCashOutOn,
    cashOutMarginPpm: values.cashOutMarginPpm,
  }
}
