import {
  listLineTransfers,
  listLineTransfersSchemas,
} from '../../../../contract/player/cashier/list-line-transfers.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { maskAccount } from '../rules/line-transfers.ts'
import { readLineTransfers } from '../store/line-transfers.ts'

export const handleListLineTransfers = handle(
  listLineTransfers,
  listLineTransfersSchemas,
  async ({ tx, merchant, actor }, { query }) => {
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const { list, totalCount } = await readLineTransfers(tx, {
      merchantId: merchant.id,
      accountIds: [actor.accountId],
      ...page,
    })
    const others = await accountsByIds(
      tx,
      list.map((row) => (row.fromId === actor.accountId ? row.toId : row.fromId)),
    )
    return toPage(
      list.map((row) => {
        const isSender = row.fromId === actor.accountId
        return {
          transferId: row.transferId,
          direction: row.direction,
          amount: isSender ? -row.amount : row.amount,
          currency: row.currency,
          otherAccount: maskAccount(others.get(isSender ? row.toId : row.fromId)?.username ?? ''),
          at: row.at,
          reversedAt: row.reversedAt,
        }
      }),
      page,
      totalCount,
    )
  },
)
