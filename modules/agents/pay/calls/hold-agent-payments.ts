import {
  holdAgentPayments,
  holdAgentPaymentsSchemas,
} from '../../../../contract/operator/agents/pay/hold-agent-payments.ts'
import { handle } from '../../../../platform/calls.ts'
import { decidePayments } from '../desk/decide.ts'

export const handleHoldAgentPayments = handle(
  holdAgentPayments,
  holdAgentPaymentsSchemas,
  async (context, { body }) => ({
    count: await decidePayments(context, 'hold', body),
  }),
)
