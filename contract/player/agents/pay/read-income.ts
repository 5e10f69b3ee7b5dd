import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { BusinessDate, Currency, Id } from '../../../shared/fields.ts'
import { IncomeFields, IncomeSchema } from './income-fields.ts'

export const readIncome: Call<typeof readIncomeSchemas> = {
  name: 'agents/read-income',
  method: 'GET',
  path: '/api/wps/agent/income',
  module: 'AGENT',
  audience: 'agent',
  openTo: ['restricted'],
  summary:
    'What the agent was credited in a range of at most 93 days, by source and by business day, and in the last five half months, from the ledger.',
}

export function readIncomeSchemas() {
  return {
    query: Type.Object({ from: Type.Optional(BusinessDate()), to: Type.Optional(BusinessDate()) }),
    value: Type.Object({
      from: BusinessDate(),
      to: BusinessDate(),
      currency: Currency(),
      income: IncomeSchema(),
      days: Type.Array(Type.Object({ day: BusinessDate(), ...IncomeFields() })),
      periods: Type.Array(
        Type.Object({ periodId: Id(), from: BusinessDate(), to: BusinessDate(), ...IncomeFields() }),
        { description: 'half months, the oldest first' },
      ),
    }),
  }
}
