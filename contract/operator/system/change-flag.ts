import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

export const changeFlag: Call<typeof changeFlagSchemas> = {
  name: 'operator/change-flag',
  method: 'POST',
  path: '/api/operator/flags/:name',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary:
    'Switches one function of the site; players see it within a second. A change that weakens a control waits for a second person (PENDING).',
  errors: ['SETTING_NOT_FOUND', 'CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}
export function changeFlagSchemas() {
  return {
    params: Type.Object({ name: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9]+$' }) }),
    body: Type.Object({ isOn: Type.Boolean() }),
    value: Type.Object({
      state: OneOf(['CHANGED', 'PENDING']),
      isOn: Type.Boolean({ description: 'the value in force now' }),
    }),
  }
}
