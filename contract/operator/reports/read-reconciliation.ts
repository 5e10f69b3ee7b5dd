import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Currency } from '../../shared/fields.ts'
import { ReconciliationRow, ReportQuery } from './report-fields.ts'

export const readReconciliation: Call<typeof readReconciliationSchemas> = {
  name: 'reports/read-reconciliation',
  method: 'GET',
  path: '/api/operator/reports/reconciliation',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'reports.read',
  rate: 'slow',
  summary:
    'The cashier’s records, the banks’ reports, the statements and the ledger beside each other, by business day and channel.',
  errors: [],
}
export function readReconciliationSchemas() {
  return {
    query: Type.Object(ReportQuery()),
    value: Type.Object({
      from: BusinessDate(),
      to: BusinessDate(),
      currency: Currency(),
      isEqual: Type.Boolean(),
      rows: Type.Array(ReconciliationRow()),
    }),
  }
}
