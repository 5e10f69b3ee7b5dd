import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { Amount, BusinessDate, Id, PageOf, PageQuery, Text } from '../../../shared/fields.ts'

export const CommissionQuery = () => ({
  from: Type.Optional(BusinessDate()),
  to: Type.Optional(BusinessDate()),
  account: Type.Optional(Text(64)),
})

const Sums = () => ({
  daily: Amount(),
  hourly: Amount(),
  realtime: Amount(),
  dividend: Amount(),
  total: Amount('of the four'),
  waiting: Amount('of it, not paid yet'),
})

export const readAgentCommissions: Call<typeof readAgentCommissionsSchemas> = {
  name: 'agents/read-agent-commissions',
  method: 'GET',
  path: '/api/operator/agents/commissions',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'commissions.view',
  summary:
    'What contracts pay agents, by agent, in periods that ended in a range of at most 93 days; the highest first.',
  errors: [],
}

export function readAgentCommissionsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, ...CommissionQuery() }),
    value: Type.Intersect([
      PageOf(Type.Object({ agentId: Id(), account: Type.String(), payments: Type.Integer(), ...Sums() })),
      Type.Object({ from: BusinessDate(), to: BusinessDate(), sums: Type.Object(Sums()) }),
    ]),
  }
}
