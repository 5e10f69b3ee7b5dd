import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf } from '../../shared/fields.ts'

/**
 * Values travel as JSON texts: a setting may be a number, an amount in minor units, a switch, a text, a list
 * or an object.
 */
const settingRow = () =>
  Type.Object({
    name: Type.String(),
    kind: OneOf(['integer', 'amount', 'flag', 'text', 'list', 'json']),
    value: Type.String({ description: 'JSON' }),
    default: Type.String({ description: 'JSON' }),
    isDefault: Type.Boolean(),
    min: Nullable(Type.Integer()),
    max: Nullable(Type.Integer()),
  })

export const listSettings: Call<typeof listSettingsSchemas> = {
  name: 'operator/list-settings',
  method: 'GET',
  path: '/api/operator/settings',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.read',
  summary: 'Every setting of the merchant, with its default and bounds.',
}
export function listSettingsSchemas() {
  return { value: Type.Object({ list: Type.Array(settingRow()) }) }
}
