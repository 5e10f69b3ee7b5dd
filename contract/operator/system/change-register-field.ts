import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf } from '../../shared/fields.ts'
import { FieldRuleFields } from './site-schemas.ts'

export const changeRegisterField: Call<typeof changeRegisterFieldSchemas> = {
  name: 'operator/change-register-field',
  method: 'POST',
  path: '/api/operator/register-fields/:field',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary:
    'Changes one field of registration, or restores its default. A change that asks for less waits for a second person (PENDING).',
  errors: ['SETTING_NOT_FOUND', 'CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}
export function changeRegisterFieldSchemas() {
  return {
    params: Type.Object({ field: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z]+$' }) }),
    body: Type.Object({
      rule: Nullable(
        Type.Object(
          {
            ...FieldRuleFields(),
            patternId: Nullable(
              Type.Integer({ minimum: 0, maximum: 18, description: "null: the field's own pattern" }),
            ),
          },
          { description: 'null: the default' },
        ),
      ),
    }),
    value: Type.Object({
      state: OneOf(['CHANGED', 'PENDING']),
      ...FieldRuleFields(),
      acceptedPattern: Type.String(),
      patternId: Type.Integer(),
    }),
  }
}
