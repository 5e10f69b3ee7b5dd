import {
  releaseAgentPayments,
  releaseAgentPaymentsSchemas,
} from '../../../../contract/operator/agents/pay/release-agent-payments.ts'
import { handle } from '../../../../platform/calls.ts'
import { decidePayments } from '../desk/decide.ts'

export const handleReleaseAgentPayments = handle(
  releaseAgentPayments,
  releaseAgentPaymentsSchemas,
  async (context, { body }) => ({
    count: await decidePayments(context, 'release', body),
  }),
)
