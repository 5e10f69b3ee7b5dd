import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Reason } from '../members/schemas.ts'
import { Access } from './site-schemas.ts'

export const changeAccess: Call<typeof changeAccessSchemas> = {
  name: 'operator/change-access', method: 'POST', path: '/api/operator/access', module: 'OPERATOR', audience: 'operator', ability: 'settings.edit',
  summary: 'Sets the addresses that may always come in and the regions that may or may not.',
}
export function changeAccessSchemas() {
  return { body: Type.Object({ ...Access(), reason: Reason() }), value: Type.Object(Access()) }
}
