import {
  readSportReport,
  readSportReportSchemas,
} from '../../../../../contract/operator/sportsbook/read-report.ts'
import { handle } from '../../../../../platform/calls.ts'
import { askedReport } from '../report.ts'

export const handleReadReport = handle(
  readSportReport,
  readSportReportSchemas,
  async (context, { query }) => ({
    ...(await askedReport(context, query)),
    currency: context.merchant.currency,
  }),
)
