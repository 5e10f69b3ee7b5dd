import {
  listWithdrawals,
  listWithdrawalsSchemas,
} from '../../../../contract/player/cashier/list-withdrawals.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readWithdrawalsOf } from '../store/withdrawals.ts'
import { withdrawalViews } from '../views.ts'

export const handleListWithdrawals = handle(
  listWithdrawals,
  listWithdrawalsSchemas,
  async ({ tx, merchant, actor, language, now }, { query }) => {
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const { list, totalCount } = await readWithdrawalsOf(
      tx,
      { merchantId: merchant.id, memberId: actor.accountId },
      page,
    )
    return toPage(
      await withdrawalViews(tx, { merchantId: merchant.id, language, now }, list),
      page,
      totalCount,
    )
  },
)
