import {
  listDepositQueue,
  listDepositQueueSchemas,
} from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { queuedDeposits } from '../queue-view.ts'
import { searchOf } from '../../shared/four-eyes.ts'
import { countDeposits, readDepositQueue } from '../store/queue.ts'

export const handleListDepositQueue = handle(
  listDepositQueue,
  listDepositQueueSchemas,
  async (context, { query }) => {
    const { tx, merchant } = context
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const search = await searchOf(tx, merchant.id, query.query)
    const { list, totalCount } = await readDepositQueue(tx, {
      merchantId: merchant.id,
      state: query.state,
      memberId: query.memberId,
      search,
      ...page,
    })
    return {
      ...toPage(await queuedDeposits(context, list), page, totalCount),
      counts: await countDeposits(tx, merchant.id),
    }
  },
)
