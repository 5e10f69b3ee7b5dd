import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { contractKinds } from '../../../shared/agent-pay.ts'
import { Id, Nullable, OneOf, SignedAmount } from '../../../shared/fields.ts'

export const checkPayRun: Call<typeof checkPayRunSchemas> = {
  name: 'agents/check-pay-run',
  method: 'POST',
  path: '/api/operator/agents/pay-runs/check',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'commissions.decide',
  isIdempotent: true,
  rate: 'slow',
  summary:
    'Calculates a period again and compares: nothing is changed and nothing paid. Answers the figures that differ.',
  errors: ['AGENT_PAYMENT_NOT_FOUND'],
}

export function checkPayRunSchemas() {
  return {
    body: Type.Object({ kind: OneOf(contractKinds), periodId: Id() }),
    value: Type.Object({
      sameCount: Type.Integer(),
      otherCount: Type.Integer(),
      others: Type.Array(
        Type.Object({
          agentId: Id(),
          account: Type.String(),
          field: Type.String(),
          was: Nullable(SignedAmount('null: there was no payment')),
          is: Nullable(SignedAmount('null: there would be no payment')),
        }),
        { description: 'at most 200' },
      ),
    }),
  }
}
