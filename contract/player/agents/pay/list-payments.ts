import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { contractKinds, PaymentFields } from '../../../shared/agent-pay.ts'
import { OneOf, PageOf, PageQuery } from '../../../shared/fields.ts'

export const listPayments: Call<typeof listPaymentsSchemas> = {
  name: 'agents/list-payments',
  method: 'GET',
  path: '/api/wps/agent/bonus',
  module: 'AGENT',
  audience: 'agent',
  openTo: ['restricted'],
  summary:
    'The agent’s own statements of a kind, the newest first; dividends unless another kind is asked for.',
}

export function listPaymentsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, kind: Type.Optional(OneOf(contractKinds)) }),
    value: PageOf(Type.Object(PaymentFields())),
  }
}
