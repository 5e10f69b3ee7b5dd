import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Access, HouseNames, Licence } from './site-schemas.ts'

export const readAccess: Call<typeof readAccessSchemas> = {
  name: 'operator/read-access',
  method: 'GET',
  path: '/api/operator/access',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.read',
  summary:
    'The name of the merchant, the regions from which its site may be visited, and the licence that it shows.',
}
export function readAccessSchemas() {
  return {
    value: Type.Object({
      ...Access(),
      licence: Licence(),
      names: HouseNames(0),
      ownAddress: Type.String(),
      ownCountry: Type.String({ description: 'empty where it is not known' }),
    }),
  }
}
