import { refuse } from '../../../../contract/errors.ts'
import {
  cancelWithdrawal,
  cancelWithdrawalSchemas,
} from '../../../../contract/player/cashier/cancel-withdrawal.ts'
import { handle } from '../../../../platform/calls.ts'
import { endReturned } from '../withdrawal-states.ts'
import { withdrawalMoves } from '../../shared/rules/states.ts'
import { isCancelLocked } from '../store/complaints.ts'
import { readWithdrawalOf } from '../store/withdrawals.ts'

export const handleCancelWithdrawal = handle(
  cancelWithdrawal,
  cancelWithdrawalSchemas,
  async ({ tx, merchant, actor, now }, { params }) => {
    const withdrawal = await readWithdrawalOf(
      tx,
      { merchantId: merchant.id, memberId: actor.accountId },
      params.withdrawalId,
    )
    if (!withdrawal) refuse('WD_NOT_FOUND')
    if (!withdrawalMoves[withdrawal.state].includes('CANCELLED')) refuse('WD_STATE')
    if (await isCancelLocked(tx, actor.accountId)) refuse('WD_LOCKED')
    const moved = await endReturned(tx, withdrawal, 'CANCELLED', {}, { actor: actor.claims.account, now })
    if (!moved) refuse('WD_STATE')
    return { state: moved.state }
  },
)
