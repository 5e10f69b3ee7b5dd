import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import {
  Amount,
  BusinessDate,
  Currency,
  Nullable,
  PageOf,
  PageQuery,
  SignedAmount,
  Time,
} from '../../../shared/fields.ts'
import { AsOf, RangeQuery } from './team-fields.ts'

export const listLosses: Call<typeof listLossesSchemas> = {
  name: 'agents/list-losses',
  method: 'GET',
  path: '/api/wps/agent/userLoss',
  module: 'AGENT',
  audience: 'agent',
  summary:
    'Members of the line who lost in the range: stakes less payouts, rebates and promotions, the largest loss first.',
  errors: [],
}

export function listLossesSchemas() {
  return {
    query: Type.Object({ ...PageQuery, ...RangeQuery() }),
    value: Type.Intersect([
      PageOf(
        Type.Object({
          account: Type.String(),
          nickname: Type.String(),
          level: Type.Integer(),
          depositAmount: SignedAmount(),
          withdrawalAmount: SignedAmount(),
          validBetAmount: SignedAmount(),
          lossAmount: Amount(),
          lastLoginAt: Nullable(Time()),
        }),
      ),
      Type.Object({
        asOf: AsOf(),
        from: BusinessDate(),
        to: BusinessDate(),
        currency: Currency(),
        lossAmount: Amount('of all of them'),
      }),
    ]),
  }
}
