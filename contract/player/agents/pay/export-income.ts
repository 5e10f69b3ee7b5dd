import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { BusinessDate, OneOf } from '../../../shared/fields.ts'

export const exportIncome: Call<typeof exportIncomeSchemas> & { gives: 'file' } = {
  name: 'agents/export-income',
  method: 'GET',
  path: '/api/wps/agent/income/export',
  module: 'AGENT',
  audience: 'agent',
  openTo: ['restricted'],
  rate: 'slow',
  gives: 'file',
  summary: 'The income of a range by business day as a file.',
}

export function exportIncomeSchemas() {
  return {
    query: Type.Object({
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
      format: OneOf(['CSV', 'XLSX']),
    }),
    value: Type.String({ description: 'the file' }),
  }
}
