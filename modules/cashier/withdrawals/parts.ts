/** Withdrawals: calls of members and operators, jobs, and listeners. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleAnswerComplaint } from './calls/answer-complaint.ts'
import { handleApproveWithdrawal } from './calls/approve-withdrawal.ts'
import { handleCancelWithdrawal } from './calls/cancel-withdrawal.ts'
import { handleCheckWithdrawal } from './calls/check-withdrawal.ts'
import { handleComplainWithdrawal } from './calls/complain-withdrawal.ts'
import { handleConfirmWithdrawal } from './calls/confirm-withdrawal.ts'
import { handleExportWithdrawals } from './calls/export-withdrawals.ts'
import { handleForceReceipt } from './calls/force-receipt.ts'
import { handleForfeitBonus } from './calls/forfeit-bonus.ts'
import { handleListComplaints } from './calls/list-complaints.ts'
import { handleListPendingWithdrawals } from './calls/list-pending-withdrawals.ts'
import { handleListWithdrawalQueue } from './calls/list-withdrawal-queue.ts'
import { handleListWithdrawals } from './calls/list-withdrawals.ts'
import { handleLockWithdrawals } from './calls/lock-withdrawals.ts'
import { handleMarkWithdrawalPaid } from './calls/mark-withdrawal-paid.ts'
import { handleOpenComplaint } from './calls/open-complaint.ts'
import { handleReadWithdrawal } from './calls/read-withdrawal.ts'
import { handleRejectWithdrawal } from './calls/reject-withdrawal.ts'
import { handleRequestWithdrawal } from './calls/request-withdrawal.ts'
import { handleResolveWithdrawal } from './calls/resolve-withdrawal.ts'
import { receiveUnanswered } from './jobs/receive-unanswered.ts'
import { remindUnconfirmed } from './jobs/remind-unconfirmed.ts'
import { sendPayouts } from './jobs/send-payouts.ts'
import { beginPayout } from './listeners/pay-out.ts'
import { pushReminder, pushWithdrawalMoved } from './listeners/push-moved.ts'

export const withdrawalParts = {
  calls: [
    handleExportWithdrawals,
    handleCheckWithdrawal,
    handleRequestWithdrawal,
    handleListPendingWithdrawals,
    handleListWithdrawals,
    handleConfirmWithdrawal,
    handleCancelWithdrawal,
    handleComplainWithdrawal,
    handleLockWithdrawals,
    handleForfeitBonus,
    handleListWithdrawalQueue,
    handleReadWithdrawal,
    handleApproveWithdrawal,
    handleRejectWithdrawal,
    handleMarkWithdrawalPaid,
    handleResolveWithdrawal,
    handleForceReceipt,
    handleListComplaints,
    handleOpenComplaint,
    handleAnswerComplaint,
  ],
  listeners: [pushWithdrawalMoved, pushReminder, beginPayout],
  jobs: [sendPayouts, remindUnconfirmed, receiveUnanswered],
} satisfies ModuleParts
