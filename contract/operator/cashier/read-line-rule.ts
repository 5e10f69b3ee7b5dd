import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable } from '../../shared/fields.ts'

export const readLineRule: Call<typeof readLineRuleSchemas> = {
  name: 'cashier/read-line-rule',
  method: 'GET',
  path: '/api/operator/members/:memberId/line-rule',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.read',
  summary: 'Whether an account may transfer up and down its line.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function readLineRuleSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    value: Type.Object({
      maySendUp: Type.Boolean(),
      maySendDown: Type.Boolean(),
      isAgent: Type.Boolean(),
      changedBy: Nullable(Type.String({ description: 'null: the default for its type of account' })),
    }),
  }
}
