/** Binding payout accounts: whose name they bear, how many, and from when they may be paid to (domain/economy.md §8.1, 5). */
import { refuse } from '../../contract/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { Tx } from '../../platform/postgres.ts'
import { settingOf, settingsOf } from '../system/index.ts'
import { usdtPayoutSettings } from './channel-settings.ts'
import { bankAccountSettings } from './settings.ts'
import { bindBankAccount, hasBoundBefore, lockAddressBinding, lockBinding, ownersOfAddress, readBankAccounts } from './store/bank-accounts.ts'
import { isHouseAddress } from './store/crypto.ts'

const HOUR_MS = 3_600_000

export interface NewBankAccount { merchantId: string; memberId: string; bankCode: string; accountNo: string; holderName: string; now: Date }
interface Bound { bankAccountId: string; usableFrom: Date }

/**
 * Binds an account whose form and holder the caller has checked; a later one is held longer than the first. Errors:
 * BANK_ACCOUNT_LIMIT, BANK_ACCOUNT_TAKEN (bound already, or another member's, now or ever).
 */
export async function bindAccount(tx: Tx, account: NewBankAccount): Promise<Bound> {
  await lockBinding(tx, account.memberId)
  const limit = await settingOf(tx, account.merchantId, bankAccountSettings.limit)
  if ((await readBankAccounts(tx, account)).length >= limit) refuse('BANK_ACCOUNT_LIMIT', String(limit))
  return (await bind(tx, account)) ?? refuse('BANK_ACCOUNT_TAKEN')
}

/**
 * Binds an address, `bankCode` being its network and `accountNo` as `tidyAddress` writes it. Any payout account before
 * it, a bank's too, makes it a later one. Errors: USDT_ADDRESS_LIMIT, USDT_ADDRESS_TAKEN (bound already; another member's
 * on any network, now or ever; or one the house gave out for deposits).
 */
export async function bindAddress(tx: Tx, address: NewBankAccount): Promise<Bound> {
  await lockBinding(tx, address.memberId)
  await lockAddressBinding(tx, address.accountNo)
  const limit = await settingOf(tx, address.merchantId, usdtPayoutSettings.addressLimit)
  if ((await readBankAccounts(tx, address, 'USDT')).length >= limit) refuse('USDT_ADDRESS_LIMIT', String(limit))
  const owners = await ownersOfAddress(tx, address.merchantId, address.accountNo)
  if (owners.some((owner) => owner.memberId !== address.memberId) || (await isHouseAddress(tx, address.merchantId, address.accountNo))) refuse('USDT_ADDRESS_TAKEN')
  return (await bind(tx, address)) ?? refuse('USDT_ADDRESS_TAKEN')
}

async function bind(tx: Tx, account: NewBankAccount): Promise<Bound | null> {
  const { merchantId, memberId, bankCode, accountNo, holderName, now } = account
  const rules = await settingsOf(tx, merchantId, bankAccountSettings)
  const holdHours = (await hasBoundBefore(tx, { merchantId, memberId })) ? rules.holdChangeHours : rules.holdFirstHours
  const usableFrom = new Date(now.getTime() + holdHours * HOUR_MS)
  const bankAccountId = await bindBankAccount(tx, { bankAccountId: newId(now.getTime()), merchantId, memberId, bankCode, accountNo, holderName, boundAt: now, usableFrom })
  return bankAccountId === null ? null : { bankAccountId, usableFrom }
}
