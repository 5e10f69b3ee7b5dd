import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { DomainChangeState } from './domain-schemas.ts'

export const confirmDomains: Call<typeof confirmDomainsSchemas> = {
  name: 'system/confirm-domains',
  method: 'POST',
  path: '/api/operator/domains/changes/:changeId/confirm',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary: 'A second operator confirms the pending list of addresses.',
  errors: ['CHANGE_NOT_FOUND', 'CHANGE_STATE', 'CHANGE_FOUR_EYES'],
}
export function confirmDomainsSchemas() {
  return { params: Type.Object({ changeId: Id() }), value: DomainChangeState() }
}
