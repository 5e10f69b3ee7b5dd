/** Withdrawals in USDT: on which networks, at what rate and fee (domain/economy.md §8.1). */
import {
  cryptoChannels,
  networkOf,
  thaiMoney,
  type CryptoChannel,
} from '../../../contract/shared/cashier-channels.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { usdtPayoutSettings } from '../settings/usdt.ts'
import { addressSourceKey, chainPayoutKey, rateFeedKey, type ServiceSource } from '../channels/ports.ts'
import { rateText } from '../channels/rules/usdt.ts'
import { leastAmount, rateWithSpread, type PayoutTerms } from './rules/usdt-payout.ts'
import type { WithdrawalFacts } from './rules/withdrawal-checks.ts'
import type { Withdrawal } from './store/withdrawal-rows.ts'

export interface UsdtPayouts extends PayoutTerms {
  readonly networks: readonly CryptoChannel[]
  readonly spreadBasisPoints: number
}

const HUNDREDTH = 10_000n
const UNIT = 1_000_000n

/** The merchant's terms for USDT now; null if it does not pay in USDT: the rate is one of baht. */
export async function readUsdtPayouts(
  services: ServiceSource,
  reader: Reader,
  { id: merchantId, currency }: { id: string; currency: string },
): Promise<UsdtPayouts | null> {
  if (currency !== thaiMoney.currency) return null
  // A merchant that neither accepts USDT nor has a service to send them has none to pay with.
  if (!services.use(chainPayoutKey) && !services.use(addressSourceKey)) return null
  const rules = await settingsOf(reader, merchantId, usdtPayoutSettings)
  const networks = cryptoChannels.filter((channel) => rules.networks.includes(channel))
  const midRate = await services.use(rateFeedKey).midRate(reader, merchantId)
  if (networks.length === 0 || midRate <= 0n) return null
  return {
    networks,
    spreadBasisPoints: rules.spreadBasisPoints,
    rate: rateWithSpread(midRate, rules.spreadBasisPoints),
    networkFee: BigInt(rules.networkFeeHundredths) * HUNDREDTH,
    minUsdt: BigInt(rules.minUsdt) * UNIT,
  }
}

/** The facts of a withdrawal in USDT, which has a least amount of its own. */
export function inUsdt(facts: WithdrawalFacts, terms: PayoutTerms, feeAmount: bigint): WithdrawalFacts {
  const least = leastAmount(terms, feeAmount)
  return least <= facts.rules.minAmount ? facts : { ...facts, rules: { ...facts.rules, minAmount: least } }
}

export function cryptoView({ bankCode, crypto }: Pick<Withdrawal, 'bankCode' | 'crypto'>) {
  if (!crypto) return null
  const channel = bankCode as CryptoChannel
  return {
    channel,
    network: networkOf(channel),
    rate: rateText(crypto.rate),
    amount: crypto.amount,
    fee: crypto.fee,
  }
}
