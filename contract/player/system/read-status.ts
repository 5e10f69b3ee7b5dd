import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'
import { CustomerServices, DomainList, RegisterSettings, Whitelabel } from './schemas.ts'

export const readStatus: Call<typeof readStatusSchemas> = {
  name: 'system/read-status',
  method: 'GET',
  path: '/api/wps/system/status',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Whether the site is open to the caller, and what a client needs to start.',
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
}
export function readStatusSchemas() {
  const location = () =>
    Type.Object({ ip: Type.String(), country: Type.String({ description: 'ISO 3166, or empty' }) })
  return {
    value: Type.Object({
      status: Type.Integer({
        minimum: 0,
        maximum: 2,
        description: '0 open, 1 maintenance, 2 closed to the region',
      }),
      info: Type.Object({
        customerService: CustomerServices(),
        domainRoute: DomainList(),
        resources: Type.Object({ flags: Type.String(), art: Type.String() }),
        whitelabel: Whitelabel(),
        register: RegisterSettings(),
        mainDomain: Type.String(),
        analytics: Type.String({ description: 'empty: none' }),
        imageCdn: Type.String({ description: 'empty: this host' }),
        launchCdn: Type.String({ description: 'empty: this host' }),
        location: location(),
      }),
      maintenance: Type.Object({ endTime: Nullable(Time()) }),
      regionRestriction: location(),
    }),
  }
}
