import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DomainChangeState, DomainEntry } from './domain-schemas.ts'

export const proposeDomains: Call<typeof proposeDomainsSchemas> = {
  name: 'system/propose-domains',
  method: 'POST',
  path: '/api/operator/domains',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary:
    'Proposes a new list of addresses; it replaces the present one once a second operator confirms it.',
  errors: ['CHANGE_STATE'],
}
export function proposeDomainsSchemas() {
  return {
    body: Type.Object({ domains: Type.Array(DomainEntry(), { maxItems: 20 }) }),
    value: DomainChangeState(),
  }
}
