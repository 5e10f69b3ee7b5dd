import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

export const changeSetting: Call<typeof changeSettingSchemas> = {
  name: 'operator/change-setting',
  method: 'POST',
  path: '/api/operator/settings/:name',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary:
    'Changes one setting of the merchant. A change that weakens a control waits for a second person (PENDING), and the value stays until then.',
  errors: ['SETTING_NOT_FOUND', 'CHANGE_STATE', 'CHANGE_SECOND_MISSING', 'ECONOMY_GUARD'],
}
export function changeSettingSchemas() {
  return {
    params: Type.Object({ name: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9.]+$' }) }),
    body: Type.Object({
      value: Type.Optional(Type.String({ maxLength: 10_000, description: 'JSON; absent: the default' })),
    }),
    value: Type.Object({
      state: OneOf(['CHANGED', 'PENDING']),
      value: Type.String({ description: 'JSON: the value in force now' }),
    }),
  }
}
