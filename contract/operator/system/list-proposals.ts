import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { ProposalRow, ProposalStateField } from './proposal-schemas.ts'

export const listProposals: Call<typeof listProposalsSchemas> = {
  name: 'system/list-proposals',
  method: 'GET',
  path: '/api/operator/proposals',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'dashboard.read',
  summary: 'What waits for a second person, and decided proposals; only kinds whose ability the caller has.',
}
export function listProposalsSchemas() {
  return {
    query: Type.Object({
      state: Type.Optional(ProposalStateField()),
      subject: Type.Optional(Text(100)),
      ...PageQuery,
    }),
    value: Type.Object({
      ...PageOf(ProposalRow()).properties,
      lacksSecond: Type.Boolean({
        description: 'no other operator may confirm a change that weakens a control',
      }),
    }),
  }
}
