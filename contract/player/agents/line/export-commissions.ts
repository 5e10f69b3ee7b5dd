import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { BusinessDate } from '../../../shared/fields.ts'

export const exportCommissions: Call<typeof exportCommissionsSchemas> & { gives: 'file' } = {
  name: 'agents/export-commissions',
  method: 'GET',
  path: '/api/wps/agent/commissions/export',
  module: 'AGENT',
  audience: 'agent',
  rate: 'slow',
  gives: 'file',
  summary: 'What the agent was noted of the play of the line, bet by bet and day by day, as a file.',
  errors: ['EXPORT_TOO_LONG'],
}

export function exportCommissionsSchemas() {
  return {
    query: Type.Object({
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
    }),
    value: Type.String({ description: 'the file' }),
  }
}
