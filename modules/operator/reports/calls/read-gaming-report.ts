import {
  readGamingReport,
  readGamingReportSchemas,
} from '../../../../contract/operator/reports/read-gaming-report.ts'
import { handle } from '../../../../platform/calls.ts'
import { askedReport } from '../reports.ts'

export const handleReadGamingReport = handle(
  readGamingReport,
  readGamingReportSchemas,
  async (context, { query }) => {
    const { range, report } = await askedReport(context, query)
    return { from: range.from, to: range.to, currency: context.merchant.currency, ...report }
  },
)
