import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable } from '../../shared/fields.ts'
import { FieldRuleFields } from './site-schemas.ts'

export const listRegisterFields: Call<typeof listRegisterFieldsSchemas> = {
  name: 'operator/list-register-fields',
  method: 'GET',
  path: '/api/operator/register-fields',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.read',
  summary:
    'The fields of registration with their rules, the range within which each may be changed, and the patterns to choose from.',
}
export function listRegisterFieldsSchemas() {
  return {
    value: Type.Object({
      fields: Type.Array(
        Type.Object({
          name: Type.String(),
          ...FieldRuleFields(),
          acceptedPattern: Type.String(),
          patternId: Type.Integer(),
          isDefault: Type.Boolean(),
          isFixed: Type.Boolean({ description: 'always shown and required' }),
          lowest: Type.Integer(),
          highest: Type.Integer(),
          ownPattern: Nullable(Type.String({ description: 'if the field has an expression of its own' })),
        }),
      ),
      patterns: Type.Array(Type.Object({ patternId: Type.Integer(), acceptedPattern: Type.String() })),
    }),
  }
}
