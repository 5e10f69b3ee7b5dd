/** The chain and the exchange of demo mode: addresses that nobody holds a key of, and the rate that the setting says. */
import { settingOf } from '../../system/index.ts'
import { usdtSettings } from '../channel-settings.ts'
import { demoAddress } from '../rules/crypto-addresses.ts'
import type { AddressSource, RateFeed } from './ports.ts'

export const demoAddresses: AddressSource = {
  addressFor: async (channel, { merchantId, memberId }) => demoAddress(channel, `${merchantId}\n${memberId}`),
}

const MILLIONTHS_A_SATANG = 10_000n

/** The rate set by hand: the demo's feed, and a live house's until it has one of its own. */
export const houseRate: RateFeed = {
  midRate: async (reader, merchantId) => (await settingOf(reader, merchantId, usdtSettings.midAmount)) * MILLIONTHS_A_SATANG,
}
