import {
  listComplaints,
  listComplaintsSchemas,
} from '../../../../contract/operator/cashier/list-complaints.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { RESOLVERS } from '../../shared/four-eyes.ts'
import { readComplaintQueue } from '../store/complaints.ts'
import { readDecisions } from '../../shared/store/steps.ts'
import { complaintView } from '../views.ts'

export const handleListComplaints = handle(
  listComplaints,
  listComplaintsSchemas,
  async ({ tx, merchant, actor }, { query }) => {
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const { list, totalCount } = await readComplaintQueue(tx, {
      merchantId: merchant.id,
      state: query.state,
      ...page,
    })
    const accounts = await accountsByIds(
      tx,
      list.map((row) => row.memberId),
    )
    const decisions = await readDecisions(
      tx,
      list.map((row) => row.complaintId),
    )
    const mayDecide = actor.claims.abilities?.includes('withdrawals.decide') ?? false
    return toPage(
      list.map((row) => {
        const given = decisions.get(row.complaintId) ?? []
        const isMine = given.some((one) => one.operatorId === actor.accountId)
        return {
          ...complaintView(row),
          withdrawalId: row.withdrawalId,
          memberId: row.memberId,
          account: accounts.get(row.memberId)?.username ?? '',
          amount: row.amount,
          currency: row.currency,
          openedBy: row.openedBy,
          approvals: given.length,
          approvalsNeeded: RESOLVERS,
          abilities: row.state === 'OPEN' && mayDecide ? [...(isMine ? [] : ['uphold']), 'decline'] : [],
        }
      }),
      page,
      totalCount,
    )
  },
)
