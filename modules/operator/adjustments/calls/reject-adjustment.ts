import { refuse } from '../../../../contract/errors.ts'
import {
  rejectAdjustment,
  rejectAdjustmentSchemas,
} from '../../../../contract/operator/members/reject-adjustment.ts'
import { handle } from '../../../../platform/calls.ts'
import { usernameOf } from '../../../identity/index.ts'
import { decideAdjustment, lockAdjustment } from '../store/adjustments.ts'

export const handleRejectAdjustment = handle(
  rejectAdjustment,
  rejectAdjustmentSchemas,
  async (context, { params }) => {
    const { tx, actor } = context
    const adjustment = await lockAdjustment(tx, context.merchant.id, params.adjustmentId)
    if (!adjustment) refuse('ADJUSTMENT_NOT_FOUND')
    if (adjustment.state !== 'PENDING') refuse('ADJUSTMENT_STATE')
    await decideAdjustment(tx, adjustment.id, {
      state: 'REJECTED',
      by: actor.accountId,
      byName: actor.claims.account,
      at: context.now,
      txnId: null,
    })
    await context.audit('adjustment.reject', `member:${adjustment.member_id}`, {
      adjustmentId: adjustment.id,
      username: await usernameOf(tx, adjustment.member_id),
      amount: adjustment.amount,
      reason: adjustment.reason,
      askedBy: adjustment.requested_by_name,
      before: { state: 'PENDING' },
      after: { state: 'REJECTED' },
    })
    return { state: 'REJECTED' as const }
  },
)
