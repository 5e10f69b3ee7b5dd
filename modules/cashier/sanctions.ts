/** The list of addresses whose money nobody may take (domain/economy.md §9). */
import type { CryptoChannel } from '../../contract/shared/cashier-channels.ts'
import type { Reader } from '../../platform/postgres.ts'
import { settingOf } from '../system/index.ts'
import { usdtSettings } from './channel-settings.ts'
import { tidyAddress } from './rules/crypto-addresses.ts'

/** Whether an address of the network stands on the merchant's list. */
export async function isSanctionedAddress(reader: Reader, merchantId: string, channel: CryptoChannel, address: string): Promise<boolean> {
  const listed = await settingOf(reader, merchantId, usdtSettings.sanctioned)
  const asked = tidyAddress(channel, address)
  return listed.some((one) => tidyAddress(channel, one) === asked)
}
