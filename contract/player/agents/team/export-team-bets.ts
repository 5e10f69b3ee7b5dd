import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { AccountName, ProductQuery, RangeQuery } from './team-fields.ts'

export const exportTeamBets: Call<typeof exportTeamBetsSchemas> & { gives: 'file' } = {
  name: 'agents/export-team-bets',
  method: 'GET',
  path: '/api/wps/agent/team/placed/export',
  module: 'AGENT',
  audience: 'agent',
  rate: 'slow',
  gives: 'file',
  summary: 'Bets of an account of the line as a file.',
  errors: ['AGENT_NOT_IN_TEAM', 'EXPORT_TOO_LONG'],
}

export function exportTeamBetsSchemas() {
  return {
    query: Type.Object({ ...RangeQuery(), ...ProductQuery(), account: AccountName() }),
    value: Type.String({ description: 'the file' }),
  }
}
