import {
  readSportReport,
  readSportReportSchemas,
} from '../../../../../contract/operator/sportsbook/read-report.ts'
import { addDays, boundsOf, businessDate } from '../../../../../kernel/calendar.ts'
import { handle } from '../../../../../platform/calls.ts'
import { sportReport } from '../report.ts'

const DAYS = 6

export const handleReadReport = handle(
  readSportReport,
  readSportReportSchemas,
  async (context, { query }) => {
    const { merchant, now } = context
    const to = query.to ?? businessDate(now, merchant.timeZone)
    const from = query.from ?? addDays(to, -DAYS)
    const { from: begin, before } = boundsOf({ from, to }, merchant.timeZone)
    const asked = { by: query.by, basis: query.basis ?? ('SETTLED' as const), sportCode: query.sportCode }
    return {
      from,
      to,
      currency: merchant.currency,
      ...(await sportReport(context, { ...asked, from: begin!, before: before! })),
    }
  },
)
