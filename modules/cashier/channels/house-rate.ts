/** The exchange that a house has without a feed: the rate that the setting says. */
import { settingOf } from '../../system/index.ts'
import { usdtSettings } from '../settings/usdt.ts'
import type { RateFeed } from './ports.ts'

const MILLIONTHS_A_SATANG = 10_000n

/** The rate set by hand: the demo's feed, and that of a live site until it has its own. */
export const houseRate: RateFeed = {
  midRate: async (reader, merchantId) =>
    (await settingOf(reader, merchantId, usdtSettings.midAmount)) * MILLIONTHS_A_SATANG,
}
