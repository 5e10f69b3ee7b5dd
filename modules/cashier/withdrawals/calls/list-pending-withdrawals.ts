import {
  listPendingWithdrawals,
  listPendingWithdrawalsSchemas,
} from '../../../../contract/player/cashier/list-pending-withdrawals.ts'
import { handle } from '../../../../platform/calls.ts'
import { readUnended } from '../store/withdrawals.ts'
import { withdrawalViews } from '../views.ts'

export const handleListPendingWithdrawals = handle(
  listPendingWithdrawals,
  listPendingWithdrawalsSchemas,
  async ({ tx, merchant, actor, language, now }) => ({
    list: await withdrawalViews(
      tx,
      { merchantId: merchant.id, language, now },
      await readUnended(tx, { merchantId: merchant.id, memberId: actor.accountId }),
    ),
  }),
)
