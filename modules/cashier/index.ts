/**
 * The cashier: deposits, withdrawals, bank accounts, and the records of money and bets (domain/economy.md §7,
 * §8).
 */
import type { ModuleParts } from '../../platform/calls.ts'
import { accountParts } from './accounts/parts.ts'
import { channelParts } from './channels/parts.ts'
import { complianceParts } from './compliance/parts.ts'
import { depositParts } from './deposits/parts.ts'
import { lineParts } from './line/parts.ts'
import { reconciliationParts } from './reconciliation/parts.ts'
import { recordParts } from './records/parts.ts'
import { withdrawalParts } from './withdrawals/parts.ts'

export const parts: ModuleParts = {
  calls: [
    ...accountParts.calls,
    ...depositParts.calls,
    ...channelParts.calls,
    ...reconciliationParts.calls,
    ...withdrawalParts.calls,
    ...lineParts.calls,
    ...recordParts.calls,
    ...complianceParts.calls,
  ],
  listeners: [...depositParts.listeners, ...withdrawalParts.listeners, ...complianceParts.listeners],
  jobs: [...depositParts.jobs, ...reconciliationParts.jobs, ...withdrawalParts.jobs, ...complianceParts.jobs],
}

export * from './door/deposits.ts'
export * from './door/payments.ts'
export * from './door/records.ts'
export {
  checkAccountCorrection,
  renameHolder,
  replaceAccount,
  type AccountCorrection,
} from './accounts/account-corrections.ts'
export { bindAccount } from './accounts/bank-accounts.ts'
export { listFile } from './shared/list-files.ts'
export { takeHookMessage } from './reconciliation/payment-hook.ts'
export { receiverFor, receiversFor, seedReceiver } from './channels/receivers.ts'
export { bankAccountSettings } from './settings/accounts.ts'
export { settings } from './settings/all.ts'
export { depositOffersKey, type DepositOffers } from './deposits/offers.ts'
export { adjustedAloneKey, lockCreditedAlone, type HandOf } from './deposits/hand-credits.ts'
export { rangeOf, type DateRange } from './shared/rules/date-range.ts'
export { hasReceiver } from './channels/store/receivers.ts'
export { openWithdrawalsOf } from './withdrawals/store/open-withdrawals.ts'
export { depositCases, withdrawalCases, type CashCase } from './reconciliation/store/reconciliation.ts'
export { writeLineRule } from './line/store/line-transfers.ts'
export * from './deposits/store/deposit-sum.ts'
export { creditedWithin } from './deposits/store/deposit-spans.ts'
export { payoutPlacesOf } from './compliance/store/bank-ties.ts'
export { keepUnmatched } from './reconciliation/statements.ts'
export { bankMarksOf, moneySigns } from './compliance/store/money-signs.ts'
export { complianceWorkOf } from './compliance/compliance-review.ts'
export { clearFlagsOf, flagMember } from './compliance/flags.ts'
export { amlScores } from './compliance/rules/aml-kinds.ts'
