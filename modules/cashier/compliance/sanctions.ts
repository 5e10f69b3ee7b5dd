/** The list of addresses whose money nobody may accept (domain/economy.md §9). */
import type { CryptoChannel } from '../../../contract/shared/cashier-channels.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { usdtSettings } from '../settings/usdt.ts'
import { tidyAddress } from '../shared/rules/crypto-addresses.ts'

/** Whether an address of the network is on the merchant's list. */
export async function isSanctionedAddress(
  reader: Reader,
  merchantId: string,
  channel: CryptoChannel,
  address: string,
): Promise<boolean> {
  const listed = await settingOf(reader, merchantId, usdtSettings.sanctioned)
  const asked = tidyAddress(channel, address)
  return listed.some((one) => tidyAddress(channel, one) === asked)
}
