import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { ProposalRow, ProposalStateField } from './proposal-schemas.ts'

export const listProposals: Call<typeof listProposalsSchemas> = {
  name: 'system/list-proposals', method: 'GET', path: '/api/operator/proposals', module: 'OPERATOR', audience: 'operator', ability: 'dashboard.read',
  summary: 'What waits for a second person, and what became of the rest; only kinds whose ability the caller has.',
}
export function listProposalsSchemas() {
  return {
    query: Type.Object({ state: Type.Optional(ProposalStateField()), subject: Type.Optional(Text(100)), ...PageQuery }),
    value: Type.Object({
      ...PageOf(ProposalRow()).properties,
      lacksSecond: Type.Boolean({ description: 'nobody else of the house may confirm what weakens a control' }),
    }),
  }
}
