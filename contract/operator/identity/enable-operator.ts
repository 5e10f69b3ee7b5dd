import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { ChangeOutcome } from './schemas.ts'

export const enableOperator: Call<typeof enableOperatorSchemas> = {
  name: 'operator/enable-operator',
  method: 'POST',
  path: '/api/operator/operators/:operatorId/enable',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'operators.manage',
  summary: 'Opens a closed operator account again.',
  errors: ['OPERATOR_NOT_FOUND', 'OPERATOR_STATE', 'CHANGE_FOUR_EYES'],
}
export function enableOperatorSchemas() {
  return { params: Type.Object({ operatorId: Id() }), value: ChangeOutcome() }
}
