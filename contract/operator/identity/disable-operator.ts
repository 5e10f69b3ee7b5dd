import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'
import { ChangeOutcome } from './schemas.ts'

export const disableOperator: Call<typeof disableOperatorSchemas> = {
  name: 'operator/disable-operator',
  method: 'POST',
  path: '/api/operator/operators/:operatorId/disable',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'operators.manage',
  summary: 'Closes an operator account and its sessions at once.',
  errors: ['OPERATOR_NOT_FOUND', 'OPERATOR_LAST_OWNER', 'OPERATOR_STATE'],
}
export function disableOperatorSchemas() {
  return {
    params: Type.Object({ operatorId: Id() }),
    body: Type.Object({ reason: Text(140, 1) }),
    value: ChangeOutcome(),
  }
}
