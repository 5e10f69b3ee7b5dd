import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { BelowFields, LateFields, PaymentFields } from '../../../shared/agent-pay.ts'
import { Id } from '../../../shared/fields.ts'

export const readStatement: Call<typeof readStatementSchemas> = {
  name: 'agents/read-statement',
  method: 'GET',
  path: '/api/wps/agent/statement',
  module: 'AGENT',
  audience: 'agent',
  openTo: ['restricted'],
  summary:
    'One own payment: inputs, formula, branches below, corrections of earlier periods, and what was carried lately.',
  errors: ['AGENT_PAYMENT_NOT_FOUND'],
}

export function readStatementSchemas() {
  return {
    query: Type.Object({ paymentId: Id() }),
    value: Type.Object({
      payment: Type.Object(PaymentFields()),
      below: Type.Array(Type.Object(BelowFields())),
      late: Type.Array(Type.Object(LateFields())),
      before: Type.Array(Type.Object(PaymentFields()), {
        description: 'this payment and the five before it',
      }),
    }),
  }
}
