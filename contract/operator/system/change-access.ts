import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { Reason } from '../members/schemas.ts'
import { Access } from './site-schemas.ts'

export const changeAccess: Call<typeof changeAccessSchemas> = {
  name: 'operator/change-access',
  method: 'POST',
  path: '/api/operator/access',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary:
    'Sets the addresses that always have access, and the regions that have access or not. If any of it gives more access, the whole change waits for a second person (PENDING).',
  errors: ['CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}
export function changeAccessSchemas() {
  return {
    body: Type.Object({ ...Access(), reason: Reason() }),
    value: Type.Object({ state: OneOf(['CHANGED', 'PENDING']), ...Access() }),
  }
}
