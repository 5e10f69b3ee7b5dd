import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { sportReportQuery } from './read-report.ts'

export const exportSportReport: Call<typeof exportSportReportSchemas> & { gives: 'file' } = {
  name: 'sports/export-report',
  method: 'GET',
  path: '/api/operator/sports/report/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  rate: 'slow',
  gives: 'file',
  summary: 'The report of sports as a file, with a row for the sum.',
  errors: [],
}

export function exportSportReportSchemas() {
  return {
    query: Type.Object({ ...sportReportQuery(), format: OneOf(['CSV', 'XLSX']) }),
    value: Type.String({ description: 'the file' }),
  }
}
