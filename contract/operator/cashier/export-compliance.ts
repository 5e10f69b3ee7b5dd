import { Type } from 'typebox'
import { complianceReports } from '../../shared/aml-words.ts'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, OneOf } from '../../shared/fields.ts'

export const exportCompliance: Call<typeof exportComplianceSchemas> & { gives: 'file' } = {
  name: 'cashier/export-compliance',
  method: 'GET',
  path: '/api/operator/compliance/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'compliance.export',
  rate: 'slow',
  gives: 'file',
  summary:
    'For the compliance officer, as CSV: members whose turnover of money on one business day reaches the threshold, or every flag raised; both dates are included. The export is written into the audit log.',
}

export function exportComplianceSchemas() {
  return {
    query: Type.Object({ report: OneOf(complianceReports), from: BusinessDate(), to: BusinessDate() }),
    value: Type.String({ description: 'the file' }),
  }
}
