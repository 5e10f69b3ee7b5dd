import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DomainList } from './schemas.ts'

export const listDomains: Call<typeof listDomainsSchemas> = {
  name: 'system/list-domains',
  method: 'GET',
  path: '/api/wps/system/domainRoute',
  module: 'WPS',
  audience: 'visitor',
  summary: "The merchant's own addresses.",
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
}
export function listDomainsSchemas() {
  return {
    query: Type.Object({ device: Type.Optional(Type.String({ maxLength: 20 })) }),
    value: DomainList(),
  }
}
