/** The cashier: deposits, withdrawals, bank accounts, and the records of money and bets (domain/economy.md §7, §8). */
import { amlCalls, amlJobs, amlListeners } from './aml/parts.ts'
import type { Handler, ModuleParts } from '../../platform/calls.ts'
import { handleAddBankAccount } from './calls/add-bank-account.ts'
import { handleAddUsdtAddress } from './calls/add-usdt-address.ts'
import { handleCheckBalance } from './calls/check-balance.ts'
import { handleListBankAccounts } from './calls/list-bank-accounts.ts'
import { handleListBanks } from './calls/list-banks.ts'
import { handleListUsdtAddresses } from './calls/list-usdt-addresses.ts'
import { handleRemoveBankAccount } from './calls/remove-bank-account.ts'
import { depositCalls, depositJobs, depositListeners } from './deposit-calls.ts'
import { deskCalls, deskJobs } from './desk-calls.ts'
import { lineCalls } from './line-calls.ts'
import { recordCalls } from './record-calls.ts'
import { withdrawalCalls, withdrawalJobs, withdrawalListeners } from './withdrawal-calls.ts'

const player: readonly Handler[] = [
  handleCheckBalance, handleListBanks, handleListBankAccounts, handleAddBankAccount, handleRemoveBankAccount, handleListUsdtAddresses, handleAddUsdtAddress,
]

export const parts: ModuleParts = {
  calls: [...player, ...depositCalls, ...deskCalls, ...withdrawalCalls, ...lineCalls, ...recordCalls, ...amlCalls], listeners: [...depositListeners, ...withdrawalListeners, ...amlListeners], jobs: [...depositJobs, ...deskJobs, ...withdrawalJobs, ...amlJobs],
}

export { checkAccountCorrection, renameHolder, replaceAccount, type AccountCorrection } from './account-corrections.ts'
export { bindAccount } from './bank-accounts.ts'
export { openDemoChainPayouts } from './channels/demo-chain-payouts.ts'
export { openDemoPayouts } from './channels/demo-payouts.ts'
export { demoAddresses, houseRate } from './channels/demo-chain.ts'
export { seedDemoDeposits } from './demo-deposits.ts'
export { addressSourceKey, chainPayoutKey, payoutChannelKey, rateFeedKey, type PayoutChannel, type PayoutOrder, type PayoutOutcome } from './channels/ports.ts'
export { events as cashierEvents } from './events.ts'
export { bankAccountsOf, memberCashierOf, membersByBankAccount, queueFiguresOf } from './figures.ts'
export { listFile } from './list-files.ts'
export { takeHookMessage } from './payment-hook.ts'
export { betsFile, transactionsFile, type FileOrder } from './record-files.ts'
export { receiverFor, receiversFor, seedReceiver, type Receiver } from './receivers.ts'
export { bankAccountSettings, settings } from './settings.ts'
export { adjustedAloneKey, lockCreditedAlone, type HandOf } from './hand-credits.ts'
export { rangeOf, type DateRange } from './rules/date-range.ts'
export { hasReceiver } from './store/receivers.ts'
export { openWithdrawalsOf } from './store/open-withdrawals.ts'
export { depositCases, withdrawalCases, type CashCase } from './store/reconciliation.ts'
export { writeLineRule } from './store/line-transfers.ts'
export { depositSumOf } from './store/deposit-sum.ts'
export { keepUnmatched } from './statements.ts'
export { bankMarksOf, moneySigns } from './store/money-signs.ts'
export { complianceWorkOf } from './aml/desk.ts'
export { amlScores, clearFlagsOf, flagMember, isHeld, standingScore } from './aml/index.ts'
