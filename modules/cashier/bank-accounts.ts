/** Binding bank accounts: whose name they bear, how many, and from when they may be paid to (domain/economy.md §8.1, 5). */
import { refuse } from '../../contract/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { Tx } from '../../platform/postgres.ts'
import { settingsOf } from '../system/index.ts'
import { bankAccountSettings } from './settings.ts'
import { bindBankAccount, hasBoundBefore, lockBinding, readBankAccounts } from './store/bank-accounts.ts'

const HOUR_MS = 3_600_000

export interface NewBankAccount { merchantId: string; memberId: string; bankCode: string; accountNo: string; holderName: string; now: Date }

/**
 * Binds an account whose form and holder the caller has checked; a later one is held longer than the first. Errors:
 * BANK_ACCOUNT_LIMIT, BANK_ACCOUNT_TAKEN (bound already, or another member's, now or ever).
 */
export async function bindAccount(tx: Tx, account: NewBankAccount): Promise<{ bankAccountId: string; usableFrom: Date }> {
  const owner = { merchantId: account.merchantId, memberId: account.memberId }
  await lockBinding(tx, account.memberId)
  const rules = await settingsOf(tx, account.merchantId, bankAccountSettings)
  if ((await readBankAccounts(tx, owner)).length >= rules.limit) refuse('BANK_ACCOUNT_LIMIT', String(rules.limit))
  const holdHours = (await hasBoundBefore(tx, owner)) ? rules.holdChangeHours : rules.holdFirstHours
  const usableFrom = new Date(account.now.getTime() + holdHours * HOUR_MS)
  const bankAccountId = await bindBankAccount(tx, {
    bankAccountId: newId(account.now.getTime()), ...owner, bankCode: account.bankCode, accountNo: account.accountNo, holderName: account.holderName,
    boundAt: account.now, usableFrom,
  })
  if (!bankAccountId) refuse('BANK_ACCOUNT_TAKEN')
  return { bankAccountId, usableFrom }
}
