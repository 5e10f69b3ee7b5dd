import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { OneOf } from '../../../shared/fields.ts'
import { AccountName, ProductQuery, RangeQuery } from './team-fields.ts'
import { playGroups } from './team-words.ts'

export const exportTeamPlay: Call<typeof exportTeamPlaySchemas> & { gives: 'file' } = {
  name: 'agents/export-team-play',
  method: 'GET',
  path: '/api/wps/agent/team/bets/export',
  module: 'AGENT',
  audience: 'agent',
  rate: 'slow',
  gives: 'file',
  summary: 'Settled play of the line by day, product or account as a file.',
  errors: ['AGENT_NOT_IN_TEAM', 'EXPORT_TOO_LONG'],
}

export function exportTeamPlaySchemas() {
  return {
    query: Type.Object({
      ...RangeQuery(),
      ...ProductQuery(),
      by: Type.Optional(OneOf(playGroups)),
      account: Type.Optional(AccountName()),
    }),
    value: Type.String({ description: 'the file' }),
  }
}
