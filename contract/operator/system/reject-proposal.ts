import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { ProposalStateField } from './proposal-schemas.ts'

export const rejectProposal: Call<typeof rejectProposalSchemas> = {
  name: 'system/reject-proposal',
  method: 'POST',
  path: '/api/operator/proposals/:proposalId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'dashboard.read',
  summary:
    'Rejects a pending proposal; the person who made it may do so, or another one with the ability of its kind.',
  errors: ['CHANGE_NOT_FOUND', 'CHANGE_STATE', 'COMMON_FORBIDDEN'],
}
export function rejectProposalSchemas() {
  return { params: Type.Object({ proposalId: Id() }), value: Type.Object({ state: ProposalStateField() }) }
}
