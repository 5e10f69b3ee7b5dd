/** Withdrawals in USDT: on which networks, at what rate and fee, and addresses that nothing may go to (domain/economy.md §8.1, §9). */
import { cryptoChannels, networkOf, type CryptoChannel } from '../../contract/shared/cashier-channels.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/calls.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { settingOf, settingsOf } from '../system/index.ts'
import { flagMember } from './aml/flags.ts'
import { usdtPayoutSettings } from './channel-settings.ts'
import { addressSourceKey, chainPayoutKey, rateFeedKey, type ServiceSource } from './channels/ports.ts'
import { amlScores } from './rules/aml-kinds.ts'
import { shownAddress } from './rules/crypto-addresses.ts'
import { rateText } from './rules/usdt.ts'
import { leastAmount, rateWithSpread, type PayoutTerms } from './rules/usdt-payout.ts'
import type { WithdrawalFacts } from './rules/withdrawal-checks.ts'
import { isSanctionedAddress } from './sanctions.ts'
import { amlSettings } from './settings.ts'
import { insertFlag, type Watched } from './store/aml.ts'
import type { Withdrawal } from './store/withdrawals.ts'

export interface UsdtPayouts extends PayoutTerms { readonly networks: readonly CryptoChannel[]; readonly spreadBasisPoints: number }

const HUNDREDTH = 10_000n
const UNIT = 1_000_000n

/** What the house pays in USDT now; null where it does not. */
export async function readUsdtPayouts(services: ServiceSource, reader: Reader, merchantId: string): Promise<UsdtPayouts | null> {
  // A house that neither takes USDT in nor has somebody to send them has none to pay with.
  if (!services.use(chainPayoutKey) && !services.use(addressSourceKey)) return null
  const rules = await settingsOf(reader, merchantId, usdtPayoutSettings)
  const networks = cryptoChannels.filter((channel) => rules.networks.includes(channel))
  const midRate = await services.use(rateFeedKey).midRate(reader, merchantId)
  if (networks.length === 0 || midRate <= 0n) return null
  return {
    networks, spreadBasisPoints: rules.spreadBasisPoints, rate: rateWithSpread(midRate, rules.spreadBasisPoints),
    networkFee: BigInt(rules.networkFeeHundredths) * HUNDREDTH, minUsdt: BigInt(rules.minUsdt) * UNIT,
  }
}

/** The facts of a withdrawal in USDT: it has a least amount of its own. */
export function inUsdt(facts: WithdrawalFacts, terms: PayoutTerms, feeAmount: bigint): WithdrawalFacts {
  const least = leastAmount(terms, feeAmount)
  return least <= facts.rules.minAmount ? facts : { ...facts, rules: { ...facts.rules, minAmount: least } }
}

export function cryptoView({ bankCode, crypto }: Pick<Withdrawal, 'bankCode' | 'crypto'>) {
  if (!crypto) return null
  const channel = bankCode as CryptoChannel
  return { channel, network: networkOf(channel), rate: rateText(crypto.rate), amount: crypto.amount, fee: crypto.fee }
}

export interface AddressPlace { channel: CryptoChannel; address: string }

const detailOf = ({ channel, address }: AddressPlace) => ({ channel, address: shownAddress(channel, address) })

/** Flags the member where the list names the address by now; his payouts are held then. */
export async function screenAddress(tx: Tx, member: Watched, place: AddressPlace, reference: string): Promise<boolean> {
  if (!(await isSanctionedAddress(tx, member.merchantId, place.channel, place.address))) return false
  await flagMember(tx, { merchantId: member.merchantId, memberId: member.memberId, kind: 'SANCTIONED', score: amlScores.SANCTIONED, reference, detail: detailOf(place) })
  return true
}

/** The same where the request itself will be refused: written aside, so that the flag stays. */
export async function noteSanctioned({ tx, database }: CallContext, member: Watched, place: AddressPlace, reference: string): Promise<boolean> {
  if (!(await isSanctionedAddress(tx, member.merchantId, place.channel, place.address))) return false
  await insertFlag(database.aside, {
    merchantId: member.merchantId, memberId: member.memberId, flagId: newId(), kind: 'SANCTIONED', score: amlScores.SANCTIONED, reference, detail: detailOf(place),
    days: await settingOf(tx, member.merchantId, amlSettings.flagDays),
  })
  return true
}
