/** Deposits in USDT: a permanent address for each member and network (domain/economy.md §7). */
import { thaiMoney, USDT_UNIT, type CryptoChannel } from '../../../contract/shared/cashier-channels.ts'
import type { Tx } from '../../../platform/postgres.ts'
import type { ChannelRules } from './channel-rules.ts'
import { isAddress } from '../shared/rules/crypto-addresses.ts'
import { rateAfterSpread } from './rules/usdt.ts'
import { keepAddress, readAddress } from './store/crypto.ts'
import {
  addressSourceKey,
  rateFeedKey,
  type Opening,
  type PaymentChannel,
  type ServiceSource,
} from './ports.ts'

const QUICK_USDT = [10, 20, 50, 100, 300, 500, 1_000, 5_000]
const UNIT = BigInt(USDT_UNIT)

export function confirmationsNeeded(rules: ChannelRules, channel: CryptoChannel): number {
  return {
    USDT_TRC20: rules.confirmationsTrc20,
    USDT_ERC20: rules.confirmationsErc20,
    USDT_BEP20: rules.confirmationsBep20,
  }[channel]
}

export function usdtChannel(code: CryptoChannel): PaymentChannel {
  return {
    code,
    // The rate says how many baht a USDT is worth.
    creditsIn: thaiMoney.currency,
    async figuresOf(rules, services, reader, merchantId) {
      if (!services.use(addressSourceKey)) return null
      const rate = rateAfterSpread(
        await services.use(rateFeedKey).midRate(reader, merchantId),
        rules.spreadBasisPoints,
      )
      if (rate <= 0n) return null
      const [min, max] = [rules.minUsdt, rules.maxUsdt]
      return {
        currency: 'USDT',
        minAmount: BigInt(min) * UNIT,
        maxAmount: BigInt(max) * UNIT,
        quickAmounts: QUICK_USDT.filter((amount) => amount >= min && amount <= max).map(
          (amount) => BigInt(amount) * UNIT,
        ),
        expiryMinutes: rules.openHours * 60,
        crypto: {
          rate,
          spreadBasisPoints: rules.spreadBasisPoints,
          confirmationsNeeded: confirmationsNeeded(rules, code),
        },
      }
    },
    placesFor: async (tx, services, opening) => [
      { receiver: await addressFor(tx, services, code, opening), receiverName: '' },
    ],
    codeText: (receiver) => receiver,
  }
}

async function addressFor(
  tx: Tx,
  services: ServiceSource,
  channel: CryptoChannel,
  { merchantId, memberId, now }: Opening,
): Promise<string> {
  const owner = { merchantId, memberId, channel }
  const known = await readAddress(tx, owner)
  if (known) return known
  const address = await services.use(addressSourceKey)!.addressFor(channel, owner)
  if (!isAddress(channel, address))
    throw new Error(`the source of addresses gave “${address}”, which is none of ${channel}`)
  return keepAddress(tx, owner, address, now)
}
