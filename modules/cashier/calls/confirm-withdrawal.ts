import { refuse } from '../../../contract/errors.ts'
import { confirmWithdrawal, confirmWithdrawalSchemas } from '../../../contract/player/cashier/confirm-withdrawal.ts'
import { handle } from '../../../platform/calls.ts'
import { endPaid, moveWithdrawal } from '../moves.ts'
import { readWithdrawalOf } from '../store/withdrawals.ts'

export const handleConfirmWithdrawal = handle(confirmWithdrawal, confirmWithdrawalSchemas, async ({ tx, merchant, actor, now }, { params, body }) => {
  const withdrawal = await readWithdrawalOf(tx, { merchantId: merchant.id, memberId: actor.accountId }, params.withdrawalId)
  if (!withdrawal) refuse('WD_NOT_FOUND')
  if (withdrawal.state !== 'CONFIRM_WAIT') refuse('WD_NOT_CONFIRMABLE')
  const mover = { actor: actor.claims.account, now, remark: body.remark }
  const change = body.remark ? { memberRemark: body.remark } : {}
  // A payout in one transfer is a full payment once it arrived.
  const moved = body.action === 'NOT_RECEIVED'
    ? await moveWithdrawal(tx, withdrawal, 'DISPUTED', change, mover)
    : await endPaid(tx, withdrawal, 'RECEIVED', change, mover)
  if (!moved) refuse('WD_NOT_CONFIRMABLE')
  return { state: moved.state }
})
