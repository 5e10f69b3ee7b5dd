import {
  listAllLineTransfers,
  listAllLineTransfersSchemas,
} from '../../../../contract/operator/cashier/list-all-line-transfers.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { RESOLVERS, searchOf } from '../../shared/four-eyes.ts'
import { readLineTransfers } from '../store/line-transfers.ts'
import { readDecisions } from '../../shared/store/steps.ts'

export const handleListAllLineTransfers = handle(
  listAllLineTransfers,
  listAllLineTransfersSchemas,
  async ({ tx, merchant, actor }, { query }) => {
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const search = await searchOf(tx, merchant.id, query.query)
    const { list, totalCount } = await readLineTransfers(tx, {
      merchantId: merchant.id,
      accountIds: search?.memberIds,
      ...page,
    })
    const accounts = await accountsByIds(
      tx,
      list.flatMap((row) => [row.fromId, row.toId]),
    )
    const decisions = await readDecisions(
      tx,
      list.map((row) => row.transferId),
    )
    const mayDecide = actor.claims.abilities?.includes('withdrawals.decide') ?? false
    return toPage(
      list.map((row) => {
        const given = decisions.get(row.transferId) ?? []
        const isOpen =
          mayDecide && row.reversedAt === null && !given.some((one) => one.operatorId === actor.accountId)
        return {
          transferId: row.transferId,
          direction: row.direction,
          fromId: row.fromId,
          fromAccount: accounts.get(row.fromId)?.username ?? '',
          toId: row.toId,
          toAccount: accounts.get(row.toId)?.username ?? '',
          amount: row.amount,
          currency: row.currency,
          at: row.at,
          reversedAt: row.reversedAt,
          reversedBy: row.reversedBy,
          reverseReason: row.reverseReason,
          approvals: given.length,
          approvalsNeeded: RESOLVERS,
          abilities: isOpen ? ['reverse'] : [],
        }
      }),
      page,
      totalCount,
    )
  },
)
