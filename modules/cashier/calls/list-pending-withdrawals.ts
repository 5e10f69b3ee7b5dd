import { listPendingWithdrawals, listPendingWithdrawalsSchemas } from '../../../contract/player/cashier/list-pending-withdrawals.ts'
import { handle } from '../../../platform/calls.ts'
import { readUnended } from '../store/withdrawals.ts'
import { withdrawalViews } from '../views.ts'

export const handleListPendingWithdrawals = handle(listPendingWithdrawals, listPendingWithdrawalsSchemas, async ({ tx, merchant, actor, now }) => ({
  list: await withdrawalViews(tx, merchant.id, await readUnended(tx, { merchantId: merchant.id, memberId: actor.accountId }), now),
}))
