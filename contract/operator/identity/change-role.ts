import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { ChangeOutcome, RoleName } from './schemas.ts'

export const changeRole: Call<typeof changeRoleSchemas> = {
  name: 'operator/change-role',
  method: 'POST',
  path: '/api/operator/operators/:operatorId/role',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'operators.manage',
  summary:
    "Changes an operator's role: rights that are taken away end at once, and new rights may wait for a second owner.",
  errors: ['OPERATOR_NOT_FOUND', 'OPERATOR_LAST_OWNER', 'OPERATOR_STATE', 'CHANGE_FOUR_EYES'],
}
export function changeRoleSchemas() {
  return {
    params: Type.Object({ operatorId: Id() }),
    body: Type.Object({ role: RoleName() }),
    value: ChangeOutcome(),
  }
}
