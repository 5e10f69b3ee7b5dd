import { listPayments, listPaymentsSchemas } from '../../../../contract/player/agents/pay/list-payments.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { listOwnPayments } from '../statement/store.ts'
import { paymentValues } from '../statement/values.ts'

export const handleListPayments = handle(
  listPayments,
  listPaymentsSchemas,
  async (context, { query: { kind = 'DIVIDEND', pageNo = 1, pageSize = 20 } }) => {
    const page = { pageNo, pageSize }
    const agentId = context.actor.accountId
    const { list, totalCount } = await listOwnPayments(context.tx, { agentId, kind, ...page })
    return toPage(await paymentValues(context.tx, list), page, totalCount)
  },
)
