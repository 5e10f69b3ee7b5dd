import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { ChangeOutcome, NewPassword, OperatorName, RoleName } from './schemas.ts'

export const createOperator: Call<typeof createOperatorSchemas> & { isBatched: true } = {
  name: 'operator/create-operator',
  method: 'POST',
  path: '/api/operator/operators',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'operators.manage',
  summary: 'Opens an operator account; its first password must be changed at the first sign-in.',
  isSealed: true,
  isBatched: true,
  errors: ['OPERATOR_NAME_TAKEN', 'CHANGE_FOUR_EYES'],
}
export function createOperatorSchemas() {
  return {
    body: Type.Object({
      username: OperatorName(),
      displayName: Text(60, 1),
      password: NewPassword(),
      role: RoleName(),
    }),
    value: ChangeOutcome(),
  }
}
