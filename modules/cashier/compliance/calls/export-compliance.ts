import {
  exportCompliance,
  exportComplianceSchemas,
} from '../../../../contract/operator/cashier/export-compliance.ts'
import { refuseFields } from '../../../../contract/errors.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { complianceFile } from '../reports.ts'
import { rangeOf } from '../../shared/rules/date-range.ts'

export const handleExportCompliance = handleFile(
  exportCompliance,
  exportComplianceSchemas,
  async (context, { query }) => {
    const range = rangeOf(query, context.now, context.merchant.timeZone)
    if ('rule' in range) refuseFields([range])
    await context.audit('compliance.export', `report:${query.report}`, { from: range.from, to: range.to })
    return complianceFile(context, query.report, range)
  },
)
