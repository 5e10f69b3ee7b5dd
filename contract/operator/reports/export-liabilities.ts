import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

export const exportLiabilities: Call<typeof exportLiabilitiesSchemas> & { gives: 'file' } = {
  name: 'reports/export-liabilities',
  method: 'GET',
  path: '/api/operator/reports/liabilities/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'reports.read',
  rate: 'slow',
  gives: 'file',
  summary: 'What the merchant owes at this moment, and what members owe the merchant, as a file.',
  errors: [],
}
export function exportLiabilitiesSchemas() {
  return {
    query: Type.Object({ format: OneOf(['CSV', 'XLSX']) }),
    value: Type.String({ description: 'the file' }),
  }
}
