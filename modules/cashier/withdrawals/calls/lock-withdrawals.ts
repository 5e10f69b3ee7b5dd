import {
  lockWithdrawals,
  lockWithdrawalsSchemas,
} from '../../../../contract/player/cashier/lock-withdrawals.ts'
import { handle } from '../../../../platform/calls.ts'
import { lockCancelling } from '../store/complaints.ts'

export const handleLockWithdrawals = handle(
  lockWithdrawals,
  lockWithdrawalsSchemas,
  async ({ tx, merchant, actor, now }) => {
    await lockCancelling(tx, { merchantId: merchant.id, memberId: actor.accountId }, now)
    return { isCancelLocked: true }
  },
)
