import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const changeFlag: Call<typeof changeFlagSchemas> = {
  name: 'operator/change-flag', method: 'POST', path: '/api/operator/flags/:name', module: 'OPERATOR', audience: 'operator', ability: 'settings.edit',
  summary: 'Switches one function of the site; players see it within a second.', errors: ['SETTING_NOT_FOUND'],
}
export function changeFlagSchemas() {
  return {
    params: Type.Object({ name: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9]+$' }) }),
    body: Type.Object({ isOn: Type.Boolean() }), value: Type.Object({ isOn: Type.Boolean() }),
  }
}
