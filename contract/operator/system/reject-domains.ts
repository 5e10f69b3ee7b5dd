import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { DomainChangeState } from './domain-schemas.ts'

export const rejectDomains: Call<typeof rejectDomainsSchemas> = {
  name: 'system/reject-domains',
  method: 'POST',
  path: '/api/operator/domains/changes/:changeId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.edit',
  summary: 'Rejects the pending list of addresses; the operator who proposed it may do so too.',
  errors: ['CHANGE_NOT_FOUND', 'CHANGE_STATE'],
}
export function rejectDomainsSchemas() {
  return { params: Type.Object({ changeId: Id() }), value: DomainChangeState() }
}
