import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { ProposalStateField } from './proposal-schemas.ts'

export const confirmProposal: Call<typeof confirmProposalSchemas> = {
  name: 'system/confirm-proposal',
  method: 'POST',
  path: '/api/operator/proposals/:proposalId/confirm',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'dashboard.read',
  summary:
    'A second person confirms a proposal, which needs the ability that its kind names. Refusals of the kind itself are answered too.',
  errors: [
    'CHANGE_NOT_FOUND',
    'CHANGE_STATE',
    'CHANGE_EXPIRED',
    'CHANGE_FOUR_EYES',
    'COMMON_FORBIDDEN',
    'ECONOMY_GUARD',
  ],
}
export function confirmProposalSchemas() {
  return { params: Type.Object({ proposalId: Id() }), value: Type.Object({ state: ProposalStateField() }) }
}
