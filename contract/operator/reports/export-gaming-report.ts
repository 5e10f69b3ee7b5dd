import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { ReportQuery } from './report-fields.ts'

export const exportGamingReport: Call<typeof exportGamingReportSchemas> & { gives: 'file' } = {
  name: 'reports/export-gaming-report',
  method: 'GET',
  path: '/api/operator/reports/gaming/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'reports.read',
  rate: 'slow',
  gives: 'file',
  summary: 'Gross and net gaming revenue by business day as a file, or play by day, vendor and product.',
  errors: [],
}
export function exportGamingReportSchemas() {
  return {
    query: Type.Object({ ...ReportQuery(), part: OneOf(['DAYS', 'PLAY']), format: OneOf(['CSV', 'XLSX']) }),
    value: Type.String({ description: 'the file' }),
  }
}
