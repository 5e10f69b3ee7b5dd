import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'

export const confirmChange: Call<typeof confirmChangeSchemas> = {
  name: 'operator/confirm-change',
  method: 'POST',
  path: '/api/operator/changes/:changeId/confirm',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'operators.manage',
  summary: 'A second owner confirms a pending change of rights.',
  errors: [
    'CHANGE_NOT_FOUND',
    'CHANGE_STATE',
    'CHANGE_FOUR_EYES',
    'OPERATOR_NAME_TAKEN',
    'OPERATOR_STATE',
    'OPERATOR_NOT_FOUND',
    'OPERATOR_LAST_OWNER',
  ],
}
export function confirmChangeSchemas() {
  return {
    params: Type.Object({ changeId: Id() }),
    value: Type.Object({ state: OneOf(['CONFIRMED', 'REJECTED']) }),
  }
}
