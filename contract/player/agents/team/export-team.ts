import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { OneOf, Text } from '../../../shared/fields.ts'
import { AccountName, RangeQuery } from './team-fields.ts'
import { teamKinds, teamOrders } from './team-words.ts'

export const exportTeam: Call<typeof exportTeamSchemas> & { gives: 'file' } = {
  name: 'agents/export-team',
  method: 'GET',
  path: '/api/wps/agent/team/export',
  module: 'AGENT',
  audience: 'agent',
  rate: 'slow',
  gives: 'file',
  summary: 'The accounts of one level of the line, or of a search, with their figures as a file.',
  errors: ['AGENT_NOT_IN_TEAM', 'EXPORT_TOO_LONG'],
}

export function exportTeamSchemas() {
  return {
    query: Type.Object({
      ...RangeQuery(),
      under: Type.Optional(AccountName()),
      search: Type.Optional(Text(32)),
      kind: Type.Optional(OneOf(teamKinds)),
      order: Type.Optional(OneOf(teamOrders)),
    }),
    value: Type.String({ description: 'the file' }),
  }
}
