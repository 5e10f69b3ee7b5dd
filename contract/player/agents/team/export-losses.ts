import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { RangeQuery } from './team-fields.ts'

export const exportLosses: Call<typeof exportLossesSchemas> & { gives: 'file' } = {
  name: 'agents/export-losses',
  method: 'GET',
  path: '/api/wps/agent/userLoss/export',
  module: 'AGENT',
  audience: 'agent',
  rate: 'slow',
  gives: 'file',
  summary: 'Members of the line who lost, as a file.',
  errors: ['EXPORT_TOO_LONG'],
}

export function exportLossesSchemas() {
  return {
    query: Type.Object({ ...RangeQuery() }),
    value: Type.String({ description: 'the file' }),
  }
}
