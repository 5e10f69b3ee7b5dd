/** Withdrawals as their member sees them. */
import type { WithdrawalState } from '../../../contract/shared/cashier-states.ts'
import type { Language } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { payoutRefusals, type PayoutRefusal } from '../locales/payout-refusals.ts'
import { dueBy, mayComplain } from './rules/deadlines.ts'
import { maskPlace } from '../shared/rules/payout-accounts.ts'
import { withdrawalMoves } from '../shared/rules/states.ts'
import { deadlineSettings } from '../settings/withdrawals.ts'
import { isCancelLocked, readComplaints, type Complaint } from './store/complaints.ts'
import { readPayouts, type Payout } from './store/payouts.ts'
import { readSteps } from '../shared/store/steps.ts'
import type { Withdrawal } from './store/withdrawal-rows.ts'
import { cryptoView } from './usdt-payouts.ts'
import { stepsOf } from '../shared/steps-view.ts'

/** A remark as its reader sees it: the system's own in their language, a person's as it was written. */
export function remarkIn(language: Language, remark: string | null): string | null {
  return remark !== null && Object.hasOwn(payoutRefusals, remark)
    ? payoutRefusals[remark as PayoutRefusal][language]
    : remark
}

/** Several withdrawals of one member, each with its parts, its deadline and the possible actions. */
export async function withdrawalViews(
  reader: Reader,
  { merchantId, language, now }: { merchantId: string; language: Language; now: Date },
  withdrawals: readonly Withdrawal[],
) {
  const ids = withdrawals.map((withdrawal) => withdrawal.withdrawalId)
  const steps = await readSteps(reader, ids)
  const payouts = await readPayouts(reader, ids)
  const complaints = await readComplaints(reader, ids)
  const rules = await settingsOf(reader, merchantId, deadlineSettings)
  const isLocked = withdrawals.length > 0 && (await isCancelLocked(reader, withdrawals[0]!.memberId))
  return withdrawals.map((withdrawal) => {
    const parts = payouts.get(withdrawal.withdrawalId) ?? []
    const complaint = complaints.get(withdrawal.withdrawalId)
    return {
      withdrawalId: withdrawal.withdrawalId,
      state: withdrawal.state,
      amount: withdrawal.amount,
      feeAmount: withdrawal.feeAmount,
      netAmount: withdrawal.amount - withdrawal.feeAmount,
      currency: withdrawal.currency,
      bankAccount: {
        bankCode: withdrawal.bankCode,
        accountNo: maskPlace(withdrawal),
        holderName: withdrawal.holderName,
      },
      crypto: cryptoView(withdrawal),
      createdAt: withdrawal.createdAt,
      paidAt: withdrawal.paidAt,
      confirmBy: withdrawal.confirmBy,
      payoutReference: withdrawal.payoutReference,
      remark: remarkIn(language, withdrawal.remark),
      canCancel: !isLocked && withdrawalMoves[withdrawal.state].includes('CANCELLED'),
      canConfirm: withdrawal.state === 'CONFIRM_WAIT',
      parts: parts.map(partView),
      sentAmount: sentOf(parts),
      dueBy: dueBy(withdrawal, rules),
      dispute: withdrawal.disputeReason && {
        reason: withdrawal.disputeReason,
        remark: withdrawal.memberRemark,
        images: [...withdrawal.disputeImages],
        missingParts: [...withdrawal.missingParts],
      },
      isForced: withdrawal.isForced,
      canComplain: complaint?.state !== 'OPEN' && mayComplain(withdrawal, rules, now),
      complaint: complaint ? complaintView(complaint) : null,
      steps: stepsOf<WithdrawalState>(steps.get(withdrawal.withdrawalId)),
    }
  })
}

export function partView(part: Payout) {
  return {
    partNo: part.partNo,
    amount: part.amount,
    state: part.state,
    bankReference: part.bankReference,
    sentAt: part.sentAt,
  }
}

export function sentOf(parts: readonly Payout[]): bigint {
  return parts.reduce((sum, part) => (part.state === 'SENT' ? sum + part.amount : sum), 0n)
}

export function complaintView(complaint: Complaint) {
  const { complaintId, state, reason, remark, openedAt, dueBy: answerBy, answer, answeredAt } = complaint
  return {
    complaintId,
    state,
    reason,
    remark,
    images: [...complaint.images],
    openedAt,
    dueBy: answerBy,
    answer,
    answeredAt,
  }
}
