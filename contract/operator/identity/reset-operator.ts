import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { ChangeOutcome, NewPassword } from './schemas.ts'

export const resetOperator: Call<typeof resetOperatorSchemas> & { isBatched: true } = {
  name: 'operator/reset-operator',
  method: 'POST',
  path: '/api/operator/operators/:operatorId/reset',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'operators.manage',
  summary: 'Gives a colleague a new first password and removes the authenticator, after a lost phone.',
  isSealed: true,
  isBatched: true,
  errors: ['OPERATOR_NOT_FOUND', 'OPERATOR_STATE', 'CHANGE_FOUR_EYES'],
}
export function resetOperatorSchemas() {
  return {
    params: Type.Object({ operatorId: Id() }),
    body: Type.Object({ password: NewPassword() }),
    value: ChangeOutcome(),
  }
}
