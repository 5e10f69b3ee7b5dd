import { listDeposits, listDepositsSchemas } from '../../../../contract/player/cashier/list-deposits.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readDepositsOf } from '../store/deposits.ts'
import { depositViews } from '../views.ts'

export const handleListDeposits = handle(listDeposits, listDepositsSchemas, async (context, { query }) => {
  const { tx, merchant, actor } = context
  const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
  const { list, totalCount } = await readDepositsOf(
    tx,
    { merchantId: merchant.id, memberId: actor.accountId },
    page,
  )
  return toPage(await depositViews(context, list), page, totalCount)
})
