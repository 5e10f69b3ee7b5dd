import { listPayRuns, listPayRunsSchemas } from '../../../../contract/operator/agents/pay/list-pay-runs.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { listRuns } from '../store/runs.ts'

export const handleListPayRuns = handle(
  listPayRuns,
  listPayRunsSchemas,
  async ({ tx, merchant }, { query: { kind, pageNo = 1, pageSize = 20 } }) => {
    const page = { pageNo, pageSize }
    const { list, totalCount } = await listRuns(tx, { merchantId: merchant.id, kind }, page)
    const rows = list.map(
      ({ periodId, from, before, agentCount, netAmount, topAmount, calculatedAt, check }) => ({
        periodId,
        from,
        before,
        agentCount,
        netAmount,
        topAmount,
        calculatedAt,
        check,
      }),
    )
    return toPage(rows, page, totalCount)
  },
)
