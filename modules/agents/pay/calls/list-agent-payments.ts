import {
  listAgentPayments,
  listAgentPaymentsSchemas,
} from '../../../../contract/operator/agents/pay/list-agent-payments.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { listDesk, runSums, stateSums } from '../desk/store.ts'
import { agentsLike, deskValues } from '../desk/values.ts'

export const handleListAgentPayments = handle(
  listAgentPayments,
  listAgentPaymentsSchemas,
  async ({ tx, merchant, actor }, { query: { account, pageNo = 1, pageSize = 20, ...asked } }) => {
    const page = { pageNo, pageSize }
    const filter = { ...asked, merchantId: merchant.id, agentIds: await agentsLike(tx, merchant.id, account) }
    const { list, totalCount } = await listDesk(tx, filter, page)
    return {
      ...toPage(await deskValues(tx, actor, list), page, totalCount),
      sums: await stateSums(tx, filter),
      ...(await runSums(tx, filter)),
    }
  },
)
