import {
  approveAgentPayments,
  approveAgentPaymentsSchemas,
} from '../../../../contract/operator/agents/pay/approve-agent-payments.ts'
import { handle } from '../../../../platform/calls.ts'
import { decidePayments } from '../desk/decide.ts'

export const handleApproveAgentPayments = handle(
  approveAgentPayments,
  approveAgentPaymentsSchemas,
  async (context, { body }) => ({
    count: await decidePayments(context, 'approve', body),
  }),
)
