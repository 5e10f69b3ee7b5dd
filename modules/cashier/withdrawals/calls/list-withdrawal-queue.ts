import {
  listWithdrawalQueue,
  listWithdrawalQueueSchemas,
} from '../../../../contract/operator/cashier/list-withdrawal-queue.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { queuedWithdrawals } from '../queue-view.ts'
import { searchOf } from '../../shared/four-eyes.ts'
import { countWithdrawals, readWithdrawalQueue } from '../store/queue.ts'

export const handleListWithdrawalQueue = handle(
  listWithdrawalQueue,
  listWithdrawalQueueSchemas,
  async (context, { query }) => {
    const { tx, merchant } = context
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const search = await searchOf(tx, merchant.id, query.query)
    const { list, totalCount } = await readWithdrawalQueue(tx, {
      merchantId: merchant.id,
      state: query.state,
      memberId: query.memberId,
      search,
      ...page,
    })
    return {
      ...toPage(await queuedWithdrawals(context, list), page, totalCount),
      counts: await countWithdrawals(tx, merchant.id),
    }
  },
)
