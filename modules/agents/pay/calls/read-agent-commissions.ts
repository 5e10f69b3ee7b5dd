import {
  readAgentCommissions,
  readAgentCommissionsSchemas,
} from '../../../../contract/operator/agents/pay/read-agent-commissions.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { commissionRange } from '../desk/range.ts'
import { commissionsByAgent } from '../desk/store.ts'

export const handleReadAgentCommissions = handle(
  readAgentCommissions,
  readAgentCommissionsSchemas,
  async (context, { query: { pageNo = 1, pageSize = 20, ...asked } }) => {
    const page = { pageNo, pageSize }
    const { from, to, range } = await commissionRange(context, asked)
    const { list, totalCount, sums } = await commissionsByAgent(context.tx, range, page)
    const accounts = await accountsByIds(
      context.tx,
      list.map(({ agentId }) => agentId),
    )
    const rows = list.map((row) => ({ ...row, account: accounts.get(row.agentId)?.username ?? '' }))
    return { ...toPage(rows, page, totalCount), from, to, sums }
  },
)
