import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { contractKinds, paymentStates } from '../../../shared/agent-pay.ts'
import { Amount, Id, OneOf, PageOf, PageQuery, Text } from '../../../shared/fields.ts'
import { DeskPaymentFields } from './payment-fields.ts'

export const listAgentPayments: Call<typeof listAgentPaymentsSchemas> = {
  name: 'agents/list-agent-payments',
  method: 'GET',
  path: '/api/operator/agents/payments',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'commissions.view',
  summary:
    'Payments of agents of a kind, of one period or all, by state or of an account, the latest period first; with the sums of each state.',
  errors: [],
}

export function listAgentPaymentsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      kind: OneOf(contractKinds),
      periodId: Type.Optional(Id()),
      state: Type.Optional(OneOf(paymentStates)),
      account: Type.Optional(Text(64)),
    }),
    value: Type.Intersect([
      PageOf(Type.Object(DeskPaymentFields())),
      Type.Object({
        sums: Type.Array(
          Type.Object({ state: OneOf(paymentStates), count: Type.Integer(), amount: Amount() }),
          { description: 'of the kind and period, whatever the state' },
        ),
        netAmount: Amount('of all nets of the period'),
        topAmount: Amount('of the branches at the top: the same figure'),
      }),
    ]),
  }
}
