import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { PaymentIds, Reason } from './payment-fields.ts'

export const releaseAgentPayments: Call<typeof releaseAgentPaymentsSchemas> = {
  name: 'agents/release-agent-payments',
  method: 'POST',
  path: '/api/operator/agents/payments/release',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'commissions.decide',
  isIdempotent: true,
  summary: 'Releases payments that were held: they are paid, or wait for their approval again. All or none.',
  errors: ['AGENT_PAYMENT_NOT_FOUND', 'AGENT_PAYMENT_STATE'],
}

export function releaseAgentPaymentsSchemas() {
  return {
    body: Type.Object({ paymentIds: PaymentIds(), reason: Reason() }),
    value: Type.Object({ count: Type.Integer() }),
  }
}
