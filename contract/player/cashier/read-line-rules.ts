import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable } from '../../shared/fields.ts'

export const readLineRules: Call<typeof readLineRulesSchemas> = {
  name: 'cashier/read-line-rules',
  method: 'GET',
  path: '/api/wps/agent/transfer/rules',
  module: 'AGENT',
  audience: 'member',
  openTo: ['restricted'],
  summary:
    'Whether the account may transfer up or down its line, how much is left today, and what has to be bet first.',
  errors: [],
}

export function readLineRulesSchemas() {
  return {
    value: Type.Object({
      maySendUp: Type.Boolean(),
      maySendDown: Type.Boolean(),
      upline: Nullable(
        Type.Object({
          account: Type.String({ description: 'masked' }),
          name: Type.String({ description: 'masked' }),
        }),
      ),
      minAmount: Amount(),
      maxAmount: Amount('of one transfer'),
      leftTodayAmount: Amount(),
      dayAmount: Amount(),
      withdrawableAmount: Amount('only this can be transferred'),
      betLeftAmount: Amount('upward: what of the deposits of seven days is still to be bet'),
      currency: Currency(),
    }),
  }
}
