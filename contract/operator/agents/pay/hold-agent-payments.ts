import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { PaymentIds, Reason } from './payment-fields.ts'

export const holdAgentPayments: Call<typeof holdAgentPaymentsSchemas> = {
  name: 'agents/hold-agent-payments',
  method: 'POST',
  path: '/api/operator/agents/payments/hold',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'commissions.decide',
  isIdempotent: true,
  summary:
    'Holds payments that are not paid yet, with a reason; the agent is told that the payment is being checked. All or none.',
  errors: ['AGENT_PAYMENT_NOT_FOUND', 'AGENT_PAYMENT_STATE'],
}

export function holdAgentPaymentsSchemas() {
  return {
    body: Type.Object({ paymentIds: PaymentIds(), reason: Reason() }),
    value: Type.Object({ count: Type.Integer() }),
  }
}
