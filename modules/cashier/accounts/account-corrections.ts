/**
 * Payout accounts corrected by operators; the new account waits like any later one (domain/economy.md §8.1,
 * 5).
 */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { bindAccount } from './bank-accounts.ts'
import { bankOf, isAccountNo, tidyAccountNo } from '../shared/rules/banks.ts'
import { bankAccountSettings } from '../settings/accounts.ts'
import { readBankAccountOwner } from '../compliance/store/aml-facts.ts'
import {
  lockBinding,
  readBankAccount,
  removeBankAccountRow,
  renameHolderRows,
  type BankAccount,
} from '../shared/store/bank-accounts.ts'
import { isPayoutOpen } from '../withdrawals/store/withdrawal-counts.ts'

const HOUR_MS = 3_600_000

export interface AccountCorrection {
  merchantId: string
  memberId: string
  bankAccountId: string
  bankCode: string
  accountNo: string
}

/**
 * Checks another bank or number for an account, and returns both. Errors: BANK_ACCOUNT_NOT_FOUND (also for a
 * chain address), WD_PENDING while a payout to the account is open, BANK_ACCOUNT_TAKEN, and the fields
 * bankCode, accountNo.
 */
export async function checkAccountCorrection(
  reader: Reader,
  asked: AccountCorrection,
): Promise<{ before: BankAccount; bankCode: string; accountNo: string }> {
  const before = await readBankAccount(reader, asked, asked.bankAccountId)
  if (!before || !bankOf(before.bankCode)) refuse('BANK_ACCOUNT_NOT_FOUND')
  const bank = bankOf(asked.bankCode)
  if (!bank) refuseFields([{ field: 'bankCode', rule: 'enum' }])
  const accountNo = tidyAccountNo(asked.accountNo)
  if (!isAccountNo(bank, accountNo)) refuseFields([{ field: 'accountNo', rule: 'pattern' }])
  if (bank.bankCode === before.bankCode && accountNo === before.accountNo)
    refuseFields([{ field: 'accountNo', rule: 'alreadySet' }])
  if (await isPayoutOpen(reader, before.bankAccountId)) refuse('WD_PENDING')
  const owner = await readBankAccountOwner(reader, asked.merchantId, { bankCode: bank.bankCode, accountNo })
  if (owner && owner.memberId !== asked.memberId) refuse('BANK_ACCOUNT_TAKEN')
  return { before, bankCode: bank.bankCode, accountNo }
}

/** Replaces the former account by the corrected one; returns from when it can be paid to. Errors as above. */
export async function replaceAccount(
  tx: Tx,
  asked: AccountCorrection & { now: Date },
): Promise<{ usableFrom: Date; bankCode: string; accountNo: string }> {
  await lockBinding(tx, asked.memberId)
  const { before, bankCode, accountNo } = await checkAccountCorrection(tx, asked)
  await removeBankAccountRow(tx, before.bankAccountId, asked.now)
  const { usableFrom } = await bindAccount(tx, {
    ...asked,
    bankCode,
    accountNo,
    holderName: before.holderName,
  })
  return { usableFrom, bankCode, accountNo }
}

/** A corrected name becomes the holder of every account that the member has bound, and each waits again. */
export async function renameHolder(
  tx: Tx,
  member: { merchantId: string; memberId: string; holderName: string; now: Date },
): Promise<void> {
  await lockBinding(tx, member.memberId)
  const hours = await settingOf(tx, member.merchantId, bankAccountSettings.holdChangeHours)
  await renameHolderRows(tx, member, new Date(member.now.getTime() + hours * HOUR_MS))
}
