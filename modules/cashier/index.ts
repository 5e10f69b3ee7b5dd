/** The cashier: deposits, withdrawals, bank accounts, and the records of money and bets (domain/economy.md §7, §8). */
import type { Handler, ModuleParts } from '../../platform/calls.ts'
import { handleAddBankAccount } from './calls/add-bank-account.ts'
import { handleApproveWithdrawal } from './calls/approve-withdrawal.ts'
import { handleCancelWithdrawal } from './calls/cancel-withdrawal.ts'
import { handleCheckBalance } from './calls/check-balance.ts'
import { handleCheckWithdrawal } from './calls/check-withdrawal.ts'
import { handleConfirmWithdrawal } from './calls/confirm-withdrawal.ts'
import { handleCreditDeposit } from './calls/credit-deposit.ts'
import { handleListBankAccounts } from './calls/list-bank-accounts.ts'
import { handleListBanks } from './calls/list-banks.ts'
import { handleListBets } from './calls/list-bets.ts'
import { handleListDepositChannels } from './calls/list-deposit-channels.ts'
import { handleListDepositQueue } from './calls/list-deposit-queue.ts'
import { handleListDeposits } from './calls/list-deposits.ts'
import { handleListPendingWithdrawals } from './calls/list-pending-withdrawals.ts'
import { handleListTransactions } from './calls/list-transactions.ts'
import { handleListWithdrawalQueue } from './calls/list-withdrawal-queue.ts'
import { handleListWithdrawals } from './calls/list-withdrawals.ts'
import { handleMarkWithdrawalPaid } from './calls/mark-withdrawal-paid.ts'
import { handleOpenDeposit } from './calls/open-deposit.ts'
import { handlePayDemoBank } from './calls/pay-demo-bank.ts'
import { handleReadDeposit } from './calls/read-deposit.ts'
import { handleReadProfit } from './calls/read-profit.ts'
import { handleReadWithdrawal } from './calls/read-withdrawal.ts'
import { handleRejectDeposit } from './calls/reject-deposit.ts'
import { handleRejectWithdrawal } from './calls/reject-withdrawal.ts'
import { handleRemoveBankAccount } from './calls/remove-bank-account.ts'
import { handleRequestWithdrawal } from './calls/request-withdrawal.ts'
import { handleResolveWithdrawal } from './calls/resolve-withdrawal.ts'
import { deskCalls } from './desk-calls.ts'
import { expireDeposits } from './jobs/expire-deposits.ts'
import { receiveUnanswered } from './jobs/receive-unanswered.ts'
import { beginPayout, sendPayout } from './listeners/pay-out.ts'
import { pushDepositMoved, pushWithdrawalMoved } from './listeners/push-moved.ts'

const player: readonly Handler[] = [
  handleCheckBalance, handleListDepositChannels, handleOpenDeposit, handleListDeposits, handleReadDeposit, handlePayDemoBank,
  handleCheckWithdrawal, handleRequestWithdrawal, handleListPendingWithdrawals, handleListWithdrawals, handleConfirmWithdrawal, handleCancelWithdrawal,
  handleListBanks, handleListBankAccounts, handleAddBankAccount, handleRemoveBankAccount, handleListTransactions, handleListBets, handleReadProfit,
]
const operator: readonly Handler[] = [
  handleListWithdrawalQueue, handleReadWithdrawal, handleApproveWithdrawal, handleRejectWithdrawal, handleMarkWithdrawalPaid, handleResolveWithdrawal,
  handleListDepositQueue, handleCreditDeposit, handleRejectDeposit,
]

export const parts: ModuleParts = {
  calls: [...player, ...operator, ...deskCalls], listeners: [pushDepositMoved, pushWithdrawalMoved, beginPayout, sendPayout], jobs: [expireDeposits, receiveUnanswered],
}

export { bindAccount } from './bank-accounts.ts'
export { demoPayout } from './channels/demo-bank.ts'
export { payoutChannelKey, type PayoutChannel, type PayoutOrder, type PayoutOutcome } from './channels/ports.ts'
export { events as cashierEvents } from './events.ts'
export { bankAccountsOf, memberCashierOf, membersByBankAccount, queueFiguresOf } from './figures.ts'
export { receiverFor, receiversFor, seedReceiver, type Receiver } from './receivers.ts'
export { bankAccountSettings, settings } from './settings.ts'
export { depositSumOf } from './store/deposit-sum.ts'
