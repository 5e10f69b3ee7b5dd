import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const listFlags: Call<typeof listFlagsSchemas> = {
  name: 'operator/list-flags',
  method: 'GET',
  path: '/api/operator/flags',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.read',
  summary: 'The switches of the site, with the default of each.',
}
export function listFlagsSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({ name: Type.String(), isOn: Type.Boolean(), isOnByDefault: Type.Boolean() }),
      ),
    }),
  }
}
