import { Type } from 'typebox'
import { CommissionRow } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import { BusinessDate, Currency, PageQuery, SignedAmount, Text } from '../../../shared/fields.ts'

export const listCommissions: Call<typeof listCommissionsSchemas> = {
  name: 'agents/list-commissions',
  method: 'GET',
  path: '/api/wps/agent/commissions',
  module: 'AGENT',
  audience: 'agent',
  summary: 'What the agent was noted of the play of the line, bet by bet and day by day, newest first.',
  errors: [],
}

export function listCommissionsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
      source: Type.Optional(Text(120, 1)),
    }),
    value: Type.Object({
      list: Type.Array(CommissionRow()),
      total: Type.Integer(),
      amount: SignedAmount('of all rows'),
      groupAmount: SignedAmount('of lotteries'),
      pointAmount: SignedAmount('of everything else'),
      carriedAmount: SignedAmount('zero or less: set off against what comes next'),
      currency: Currency(),
    }),
  }
}
