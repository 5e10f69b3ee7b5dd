import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'

export const changeLineRule: Call<typeof changeLineRuleSchemas> = {
  name: 'cashier/change-line-rule',
  method: 'POST',
  path: '/api/operator/members/:memberId/line-rule',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.decide',
  isIdempotent: true,
  summary: 'Allows an account to transfer up or down its line, or forbids it.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function changeLineRuleSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({ maySendUp: Type.Boolean(), maySendDown: Type.Boolean() }),
    value: Type.Object({ maySendUp: Type.Boolean(), maySendDown: Type.Boolean() }),
  }
}
