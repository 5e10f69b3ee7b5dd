/** What the report calls share: the asked range, and the figures of it. */
import { refuseFields } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import { rangeOf, type DateRange } from '../cashier/index.ts'
import { costsByDay, playByDay } from '../wallet/index.ts'
import { gamingReport, type GamingReport } from './rules/gaming-report.ts'

/** At most 35 business days, the last seven unless told. Errors: REQUEST_INVALID of `from` or `to`. */
export async function askedReport(context: CallContext, query: { from?: string; to?: string }): Promise<{ range: DateRange; report: GamingReport }> {
  const range = rangeOf(query, context.now, context.merchant.timeZone)
  if ('rule' in range) refuseFields([range])
  const asked = { merchantId: context.merchant.id, from: range.start, to: range.end, timeZone: context.merchant.timeZone }
  return { range, report: gamingReport(await playByDay(context.tx, asked), await costsByDay(context.tx, asked)) }
}
