import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Currency } from '../../shared/fields.ts'
import { HouseDay, PlayRow, ReportQuery } from './report-fields.ts'

export const readGamingReport: Call<typeof readGamingReportSchemas> = {
  name: 'reports/read-gaming-report',
  method: 'GET',
  path: '/api/operator/reports/gaming',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'reports.read',
  summary: 'Gross and net gaming revenue by business day, and play by day, vendor and product.',
  errors: [],
}
export function readGamingReportSchemas() {
  return {
    query: Type.Object(ReportQuery()),
    value: Type.Object({
      from: BusinessDate(),
      to: BusinessDate(),
      currency: Currency(),
      days: Type.Array(Type.Object({ date: BusinessDate(), ...HouseDay.fields() })),
      total: Type.Object(HouseDay.fields()),
      rows: Type.Array(PlayRow()),
    }),
  }
}
