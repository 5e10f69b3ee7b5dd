import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'

export const rejectChange: Call<typeof rejectChangeSchemas> = {
  name: 'operator/reject-change',
  method: 'POST',
  path: '/api/operator/changes/:changeId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'operators.manage',
  summary: 'An owner rejects a pending change; the owner who asked for it may do so too.',
  errors: ['CHANGE_NOT_FOUND', 'CHANGE_STATE'],
}
export function rejectChangeSchemas() {
  return {
    params: Type.Object({ changeId: Id() }),
    value: Type.Object({ state: OneOf(['CONFIRMED', 'REJECTED']) }),
  }
}
