import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Access, Licence } from './site-schemas.ts'

export const readAccess: Call<typeof readAccessSchemas> = {
  name: 'operator/read-access', method: 'GET', path: '/api/operator/access', module: 'OPERATOR', audience: 'operator', ability: 'settings.read',
  summary: 'From where the site may be visited, and the licence it shows.',
}
export function readAccessSchemas() {
  return { value: Type.Object({ ...Access(), licence: Licence(), ownAddress: Type.String(), ownCountry: Type.String({ description: 'empty where it is not known' }) }) }
}
