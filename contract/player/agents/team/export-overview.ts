import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ProductQuery, RangeQuery } from './team-fields.ts'

export const exportOverview: Call<typeof exportOverviewSchemas> & { gives: 'file' } = {
  name: 'agents/export-overview',
  method: 'GET',
  path: '/api/wps/agent/overview/export',
  module: 'AGENT',
  audience: 'agent',
  rate: 'slow',
  gives: 'file',
  summary: 'Figures of the line by day as a file.',
  errors: ['EXPORT_TOO_LONG'],
}

export function exportOverviewSchemas() {
  return {
    query: Type.Object({ ...RangeQuery(), ...ProductQuery() }),
    value: Type.String({ description: 'the file' }),
  }
}
