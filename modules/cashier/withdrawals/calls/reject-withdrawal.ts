import { refuse } from '../../../../contract/errors.ts'
import {
  rejectWithdrawal,
  rejectWithdrawalSchemas,
} from '../../../../contract/operator/cashier/reject-withdrawal.ts'
import { handle } from '../../../../platform/calls.ts'
import { endReturned } from '../withdrawal-states.ts'
import { withdrawalMoves } from '../../shared/rules/states.ts'
import { lockWithdrawal } from '../store/withdrawals.ts'

export const handleRejectWithdrawal = handle(
  rejectWithdrawal,
  rejectWithdrawalSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const withdrawal = await lockWithdrawal(tx, merchant.id, params.withdrawalId)
    if (!withdrawal) refuse('WD_NOT_FOUND')
    if (!withdrawalMoves[withdrawal.state].includes('REJECTED')) refuse('WD_STATE')
    const after = (await endReturned(
      tx,
      withdrawal,
      'REJECTED',
      {},
      { actor: actor.claims.account, now, remark: body.remark },
    ))!
    await context.audit('withdrawal.reject', `withdrawal:${withdrawal.withdrawalId}`, {
      before: withdrawal.state,
      after: after.state,
      memberId: withdrawal.memberId,
      amount: withdrawal.amount,
      remark: body.remark ?? null,
    })
    return { state: after.state }
  },
)
