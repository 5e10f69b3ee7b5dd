import {
  listUsdtAddresses,
  listUsdtAddressesSchemas,
} from '../../../../contract/player/cashier/list-usdt-addresses.ts'
import { networkOf, type CryptoChannel } from '../../../../contract/shared/cashier-channels.ts'
import { handle } from '../../../../platform/calls.ts'
import { settingOf } from '../../../system/index.ts'
import { usdtPayoutSettings } from '../../settings/usdt.ts'
import { maskPlace } from '../../shared/rules/payout-accounts.ts'
import { readBankAccounts } from '../../shared/store/bank-accounts.ts'
import { readUsdtPayouts } from '../../withdrawals/usdt-payouts.ts'

export const handleListUsdtAddresses = handle(
  listUsdtAddresses,
  listUsdtAddressesSchemas,
  async (context) => {
    const { tx, merchant, actor, now } = context
    const networks = (await readUsdtPayouts(context, tx, merchant))?.networks ?? []
    const addresses = await readBankAccounts(
      tx,
      { merchantId: merchant.id, memberId: actor.accountId },
      'USDT',
    )
    return {
      list: addresses.map((one) => {
        const channel = one.bankCode as CryptoChannel
        return {
          bankAccountId: one.bankAccountId,
          channel,
          network: networkOf(channel),
          address: maskPlace(one),
          usableFrom: one.usableFrom,
          isUsable: one.usableFrom <= now,
          isOffered: networks.includes(channel),
        }
      }),
      networks: networks.map((channel) => ({ channel, network: networkOf(channel) })),
      limit: await settingOf(tx, merchant.id, usdtPayoutSettings.addressLimit),
    }
  },
)
