import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { PaymentIds } from './payment-fields.ts'

export const approveAgentPayments: Call<typeof approveAgentPaymentsSchemas> = {
  name: 'agents/approve-agent-payments',
  method: 'POST',
  path: '/api/operator/agents/payments/approve',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'commissions.decide',
  isIdempotent: true,
  summary:
    'Approves payments above the house’s limit, one or many; nobody approves a payment whose contract they wrote. All or none.',
  errors: ['AGENT_PAYMENT_NOT_FOUND', 'AGENT_PAYMENT_STATE', 'AGENT_PAYMENT_SAME_PERSON'],
}

export function approveAgentPaymentsSchemas() {
  return {
    body: Type.Object({ paymentIds: PaymentIds() }),
    value: Type.Object({ count: Type.Integer() }),
  }
}
