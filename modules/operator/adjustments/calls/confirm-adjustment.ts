import { refuse } from '../../../../contract/errors.ts'
import {
  confirmAdjustment,
  confirmAdjustmentSchemas,
} from '../../../../contract/operator/members/confirm-adjustment.ts'
import { handle } from '../../../../platform/calls.ts'
import { usernameOf } from '../../../identity/index.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { postAdjustment } from '../adjustments.ts'
import { lockAdjustment } from '../store/adjustments.ts'

export const handleConfirmAdjustment = handle(
  confirmAdjustment,
  confirmAdjustmentSchemas,
  async (context, { params }) => {
    const { tx, actor } = context
    const adjustment = await lockAdjustment(tx, context.merchant.id, params.adjustmentId)
    if (!adjustment) refuse('ADJUSTMENT_NOT_FOUND')
    if (adjustment.state !== 'PENDING') refuse('ADJUSTMENT_STATE')
    if (adjustment.requested_by === actor.accountId) refuse('ADJUSTMENT_FOUR_EYES')
    const { main: before } = await balancesOf(tx, adjustment.member_id)
    await postAdjustment(context, {
      id: adjustment.id,
      memberId: adjustment.member_id,
      amount: adjustment.amount,
      reason: adjustment.reason,
      code: adjustment.code,
      turnoverTimes: adjustment.turnover_times,
      evidence: adjustment.evidence,
      mayOwe: adjustment.may_owe,
    })
    const { main: after } = await balancesOf(tx, adjustment.member_id)
    await context.audit('adjustment.post', `member:${adjustment.member_id}`, {
      adjustmentId: adjustment.id,
      username: await usernameOf(tx, adjustment.member_id),
      amount: adjustment.amount,
      code: adjustment.code,
      reason: adjustment.reason,
      askedBy: adjustment.requested_by_name,
      before: { mainAmount: before },
      after: { mainAmount: after },
    })
    return { state: 'POSTED' as const }
  },
)
