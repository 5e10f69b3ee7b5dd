import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { ReportQuery } from './report-fields.ts'

export const exportReconciliation: Call<typeof exportReconciliationSchemas> & { gives: 'file' } = {
  name: 'reports/export-reconciliation',
  method: 'GET',
  path: '/api/operator/reports/reconciliation/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'reports.read',
  rate: 'slow',
  gives: 'file',
  summary: 'The reconciliation as a file: by day and channel, or its deposits and withdrawals one by one.',
  errors: [],
}
export function exportReconciliationSchemas() {
  return {
    query: Type.Object({ ...ReportQuery(), part: OneOf(['DAYS', 'CASES']), format: OneOf(['CSV', 'XLSX']) }),
    value: Type.String({ description: 'the file' }),
  }
}
