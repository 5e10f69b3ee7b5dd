import { refuse } from '../../../../contract/errors.ts'
import {
  answerComplaint,
  answerComplaintSchemas,
} from '../../../../contract/operator/cashier/answer-complaint.ts'
import { moneyText } from '../../../../kernel/money.ts'
import { handle } from '../../../../platform/calls.ts'
import { decide, RESOLVERS } from '../../shared/four-eyes.ts'
import { refundPaid } from '../withdrawal-states.ts'
import { noticeTexts, notifyMember } from '../notices.ts'
import { endComplaint, lockComplaint } from '../store/complaints.ts'
import { lockWithdrawal } from '../store/withdrawals.ts'

export const handleAnswerComplaint = handle(
  answerComplaint,
  answerComplaintSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const complaint = await lockComplaint(tx, merchant.id, params.complaintId)
    if (!complaint) refuse('WD_COMPLAINT_NOT_FOUND')
    if (complaint.state !== 'OPEN') refuse('WD_COMPLAINT')
    // Money only moves back by two operators' decision; one person may decline with a reason, and the member
    // may complain again.
    const needed = body.outcome === 'UPHELD' ? RESOLVERS : 1
    const { isDecided, approvals } = await decide(
      context,
      complaint.complaintId,
      body.outcome,
      needed,
      body.remark,
    )
    const withdrawal = (await lockWithdrawal(tx, merchant.id, complaint.withdrawalId))!
    if (isDecided) {
      if (
        body.outcome === 'UPHELD' &&
        !(await refundPaid(tx, withdrawal, { actor: actor.claims.account, now, remark: body.remark }))
      )
        refuse('WD_COMPLAINT')
      await endComplaint(tx, complaint.complaintId, {
        state: body.outcome,
        answer: body.remark,
        answeredBy: actor.claims.account,
        at: now,
      })
      const text = body.outcome === 'UPHELD' ? noticeTexts.complaintUpheld : noticeTexts.complaintDeclined
      await notifyMember(
        tx,
        withdrawal,
        `complaint:${complaint.complaintId}`,
        text(moneyText(withdrawal.amount, withdrawal.currency), body.remark),
      )
    }
    await context.audit('withdrawal.complaint', `withdrawal:${withdrawal.withdrawalId}`, {
      complaintId: complaint.complaintId,
      outcome: body.outcome,
      isDecided,
      memberId: withdrawal.memberId,
      amount: withdrawal.amount,
      approvals,
      approvalsNeeded: needed,
      remark: body.remark,
    })
    return { state: isDecided ? body.outcome : ('OPEN' as const), approvals, approvalsNeeded: needed }
  },
)
