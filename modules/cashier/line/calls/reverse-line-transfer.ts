import { refuse } from '../../../../contract/errors.ts'
import {
  reverseLineTransfer,
  reverseLineTransferSchemas,
} from '../../../../contract/operator/cashier/reverse-line-transfer.ts'
import { handle } from '../../../../platform/calls.ts'
import { cancelRequirement } from '../../../wagering/index.ts'
import { reverse } from '../../../wallet/index.ts'
import { decide, RESOLVERS } from '../../shared/four-eyes.ts'
import { lockLineTransfer, markReversed } from '../store/line-transfers.ts'

export const handleReverseLineTransfer = handle(
  reverseLineTransfer,
  reverseLineTransferSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const transfer = await lockLineTransfer(tx, merchant.id, params.transferId)
    if (!transfer) refuse('TRANSFER_NOT_FOUND')
    if (transfer.reversedAt) refuse('TRANSFER_STATE')
    const { isDecided, approvals } = await decide(
      context,
      transfer.transferId,
      'REVERSE',
      RESOLVERS,
      body.remark,
    )
    if (isDecided) {
      await reverse(tx, {
        txnId: transfer.txnId,
        scope: 'line-transfer',
        key: `${transfer.transferId}:reverse`,
        actor: actor.claims.account,
        reason: body.remark,
        clawBack: true,
      })
      // The turnover was for money that is gone.
      await cancelRequirement(tx, {
        memberId: transfer.toId,
        source: 'TRANSFER',
        reference: transfer.transferId,
        now,
      })
      await markReversed(tx, transfer.transferId, { by: actor.claims.account, reason: body.remark, at: now })
    }
    await context.audit('line-transfer.reverse', `line-transfer:${transfer.transferId}`, {
      before: 'BOOKED',
      after: isDecided ? 'REVERSED' : 'BOOKED',
      fromId: transfer.fromId,
      toId: transfer.toId,
      amount: transfer.amount,
      approvals,
      approvalsNeeded: RESOLVERS,
      remark: body.remark,
    })
    return { isReversed: isDecided, approvals, approvalsNeeded: RESOLVERS }
  },
)
