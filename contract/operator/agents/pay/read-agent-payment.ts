import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { BelowFields, LateFields } from '../../../shared/agent-pay.ts'
import { Id } from '../../../shared/fields.ts'
import { DeskPaymentFields } from './payment-fields.ts'

export const readAgentPayment: Call<typeof readAgentPaymentSchemas> = {
  name: 'agents/read-agent-payment',
  method: 'GET',
  path: '/api/operator/agents/payments/:paymentId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'commissions.view',
  summary: 'A payment with its whole calculation, the branches below, and the corrections in it.',
  errors: ['AGENT_PAYMENT_NOT_FOUND'],
}

export function readAgentPaymentSchemas() {
  return {
    params: Type.Object({ paymentId: Id() }),
    value: Type.Object({
      payment: Type.Object(DeskPaymentFields()),
      below: Type.Array(Type.Object(BelowFields())),
      late: Type.Array(Type.Object(LateFields())),
    }),
  }
}
