import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { Amount, BusinessDate, Currency, SignedAmount } from '../../../shared/fields.ts'
import { AsOf, Figures, ProductQuery, RangeQuery } from './team-fields.ts'

export const readOverview: Call<typeof readOverviewSchemas> = {
  name: 'agents/read-overview',
  method: 'GET',
  path: '/api/wps/agent/overview',
  module: 'AGENT',
  audience: 'agent',
  summary:
    'Figures of the whole line below the agent, itself excluded: what it holds now, of today, of this half month and the one before, and of a range by day and product.',
  errors: [],
}

export function readOverviewSchemas() {
  return {
    query: Type.Object({ ...RangeQuery(), ...ProductQuery() }),
    value: Type.Object({
      asOf: AsOf(),
      currency: Currency(),
      from: BusinessDate(),
      to: BusinessDate(),
      accountCount: Type.Integer(),
      directCount: Type.Integer(),
      onlineCount: Type.Integer(),
      balanceAmount: Amount('what all accounts of the line hold'),
      today: Type.Object(PeriodFigures()),
      period: Type.Object(PeriodFigures()),
      lastPeriod: Type.Object(PeriodFigures()),
      range: Type.Object(Figures()),
      rangeBefore: Type.Object(Figures(), { description: 'as many days before the range' }),
      days: Type.Array(Type.Object({ day: BusinessDate(), ...Figures() })),
      products: Type.Array(
        Type.Object({
          product: Type.String(),
          stakeAmount: SignedAmount(),
          payoutAmount: SignedAmount(),
          validBetAmount: SignedAmount(),
        }),
      ),
    }),
  }
}

const PeriodFigures = () => ({
  from: BusinessDate(),
  to: BusinessDate(),
  activeCount: Type.Integer({ description: 'active bettors' }),
  ...Figures(),
})
