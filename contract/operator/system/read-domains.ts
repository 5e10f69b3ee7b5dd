import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable } from '../../shared/fields.ts'
import { DomainChange, DomainEntry } from './domain-schemas.ts'

export const readDomains: Call<typeof readDomainsSchemas> = {
  name: 'system/read-domains',
  method: 'GET',
  path: '/api/operator/domains',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.read',
  summary: "The merchant's own addresses, and the list that waits for a second operator.",
}
export function readDomainsSchemas() {
  return { value: Type.Object({ domains: Type.Array(DomainEntry()), waiting: Nullable(DomainChange()) }) }
}
