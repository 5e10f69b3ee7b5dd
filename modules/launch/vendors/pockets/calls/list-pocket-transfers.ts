import {
  listPocketTransfers,
  listPocketTransfersSchemas,
} from '../../../../../contract/operator/launch/list-pocket-transfers.ts'
import { handle } from '../../../../../platform/calls.ts'
import { accountsByIds } from '../../../../identity/index.ts'
import { pendingPage } from '../store/pockets.ts'

export const handleListPocketTransfers = handle(
  listPocketTransfers,
  listPocketTransfersSchemas,
  async (context, { query }) => {
    const { pageNo = 1, pageSize = 20 } = query
    const page = await pendingPage(context.tx, {
      merchantId: context.merchant.id,
      memberId: query.memberId,
      pageNo,
      pageSize,
    })
    const accounts = await accountsByIds(
      context.tx,
      page.list.map((transfer) => transfer.memberId),
    )
    const mayAsk = context.actor.claims.abilities?.includes('rounds.close') ?? false
    return {
      ...page,
      list: page.list.map(
        ({
          transferId,
          vendor,
          memberId,
          direction,
          amount,
          createdAt,
          askCount,
          lastAnswer,
          nextAskAt,
        }) => ({
          transferId,
          vendor,
          memberId,
          account: accounts.get(memberId)?.username ?? memberId,
          direction,
          amount,
          createdAt,
          askCount,
          lastAnswer,
          nextAskAt,
          abilities: mayAsk ? ['ask'] : [],
        }),
      ),
    }
  },
)
