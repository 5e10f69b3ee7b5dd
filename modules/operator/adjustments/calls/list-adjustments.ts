import {
  listAdjustments,
  listAdjustmentsSchemas,
} from '../../../../contract/operator/members/list-adjustments.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { adjustmentFilter } from '../adjustments.ts'
import { adjustmentsOf } from '../store/adjustments.ts'

export const handleListAdjustments = handle(
  listAdjustments,
  listAdjustmentsSchemas,
  async (context, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const { rows, total } = await adjustmentsOf(context.tx, {
      ...(await adjustmentFilter(context.tx, context.merchant, query)),
      ...page,
    })
    const members = await accountsByIds(
      context.tx,
      rows.map((row) => row.member_id),
    )
    return toPage(
      rows.map((row) => ({
        adjustmentId: row.id,
        memberId: row.member_id,
        username: members.get(row.member_id)?.username ?? '',
        amount: row.amount,
        currency: context.merchant.currency,
        reason: row.reason,
        state: row.state,
        code: row.code,
        turnoverTimes: row.turnover_times,
        evidence: row.evidence,
        mayOwe: row.may_owe,
        receivableAmount: row.receivable_amount,
        requestedBy: row.requested_by_name,
        requestedAt: row.requested_at,
        decidedBy: row.decided_by_name,
        decidedAt: row.decided_at,
        isMine: row.requested_by === context.actor.accountId,
      })),
      page,
      total,
    )
  },
)
