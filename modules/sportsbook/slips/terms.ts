/** The limits of a house from its settings. */
import type { Reader } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { bookSettings } from '../book/door.ts'
import type { SlipLimits } from './rules/limits.ts'
import { slipSettings } from './settings.ts'
import { timeZoneOfHouse } from './store/standing.ts'

const known = { ...slipSettings, sellsVirtual: bookSettings.showsVirtual }

export async function slipLimitsOf(
  reader: Reader,
  merchantId: string,
): Promise<Omit<SlipLimits, 'timeZone'>> {
  const values = await settingsOf(reader, merchantId, known)
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
    sellsVirtual: values.sellsVirtual,
  }
}

/** With the zone by whose days they count. */
export const datedLimitsOf = async (reader: Reader, merchantId: string): Promise<SlipLimits> => ({
  ...(await slipLimitsOf(reader, merchantId)),
  timeZone: await timeZoneOfHouse(reader, merchantId),
})

/** The same for batches, read again after so many milliseconds. */
export function keptLimits(ms: number): (reader: Reader, merchantId: string) => Promise<SlipLimits> {
  const kept = new Map<string, { limits: SlipLimits; until: number }>()
  return async (reader, merchantId) => {
    const known = kept.get(merchantId)
    if (known && known.until > performance.now()) return known.limits
    const limits = await datedLimitsOf(reader, merchantId)
    kept.set(merchantId, { limits, until: performance.now() + ms })
    return limits
  }
}
