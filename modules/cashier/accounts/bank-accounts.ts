/**
 * Binding payout accounts: the holder's name, their number, and from when they can be paid to
 * (domain/economy.md §8.1, 5).
 */
import { refuse } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { settingOf, settingsOf } from '../../system/index.ts'
import { usdtPayoutSettings } from '../settings/usdt.ts'
import { bankAccountSettings } from '../settings/accounts.ts'
import {
  bindBankAccount,
  hasBoundBefore,
  lockAddressBinding,
  lockBinding,
  ownersOfAddress,
  readBankAccounts,
} from '../shared/store/bank-accounts.ts'
import { isHouseAddress } from '../channels/store/crypto.ts'

const HOUR_MS = 3_600_000

export interface NewBankAccount {
  merchantId: string
  memberId: string
  bankCode: string
  accountNo: string
  holderName: string
  now: Date
}
interface Bound {
  bankAccountId: string
  usableFrom: Date
}

/**
 * Binds an account whose format and holder the caller has checked; a later one waits longer than the first.
 * Errors: BANK_ACCOUNT_LIMIT, BANK_ACCOUNT_TAKEN (bound already, or ever bound by another member).
 */
export async function bindAccount(tx: Tx, account: NewBankAccount): Promise<Bound> {
  await lockBinding(tx, account.memberId)
  const limit = await settingOf(tx, account.merchantId, bankAccountSettings.limit)
  if ((await readBankAccounts(tx, account)).length >= limit) refuse('BANK_ACCOUNT_LIMIT', String(limit))
  return (await bind(tx, account)) ?? refuse('BANK_ACCOUNT_TAKEN')
}

/**
 * Binds an address; `bankCode` is its network and `accountNo` as `tidyAddress` writes it. After any other
 * payout account, a bank's too, it counts as a later one. Errors: USDT_ADDRESS_LIMIT, USDT_ADDRESS_TAKEN
 * (bound already; ever bound by another member on any network; or given out for deposits).
 */
export async function bindAddress(tx: Tx, address: NewBankAccount): Promise<Bound> {
  await lockBinding(tx, address.memberId)
  await lockAddressBinding(tx, address.accountNo)
  const limit = await settingOf(tx, address.merchantId, usdtPayoutSettings.addressLimit)
  if ((await readBankAccounts(tx, address, 'USDT')).length >= limit)
    refuse('USDT_ADDRESS_LIMIT', String(limit))
  const owners = await ownersOfAddress(tx, address.merchantId, address.accountNo)
  if (
    owners.some((owner) => owner.memberId !== address.memberId) ||
    (await isHouseAddress(tx, address.merchantId, address.accountNo))
  )
    refuse('USDT_ADDRESS_TAKEN')
  return (await bind(tx, address)) ?? refuse('USDT_ADDRESS_TAKEN')
}

async function bind(tx: Tx, account: NewBankAccount): Promise<Bound | null> {
  const { merchantId, memberId, bankCode, accountNo, holderName, now } = account
  const rules = await settingsOf(tx, merchantId, bankAccountSettings)
  const holdHours = (await hasBoundBefore(tx, { merchantId, memberId }))
    ? rules.holdChangeHours
    : rules.holdFirstHours
  const usableFrom = new Date(now.getTime() + holdHours * HOUR_MS)
  const bankAccountId = await bindBankAccount(tx, {
    bankAccountId: newId(now.getTime()),
    merchantId,
    memberId,
    bankCode,
    accountNo,
    holderName,
    boundAt: now,
    usableFrom,
  })
  return bankAccountId === null ? null : { bankAccountId, usableFrom }
}
