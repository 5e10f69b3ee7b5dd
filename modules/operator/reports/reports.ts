/** What the report calls share: the requested range, and its figures. */
import { refuseFields } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { readReports } from '../../../platform/reports.ts'
import type { Cell } from '../../../platform/table-file.ts'
import { openWithdrawalsOf, rangeOf, type DateRange } from '../../cashier/index.ts'
import { costsByDay, liabilitiesOf, playByDay } from '../../wallet/index.ts'
import { gamingReport, type GamingReport } from './rules/gaming-report.ts'

/** At most 35 business days, by default the last seven. Errors: REQUEST_INVALID of `from` or `to`. */
export async function askedReport(
  context: CallContext,
  query: { from?: string; to?: string },
): Promise<{ range: DateRange; report: GamingReport }> {
  const range = rangeOf(query, context.now, context.merchant.timeZone)
  if ('rule' in range) refuseFields([range])
  const asked = {
    merchantId: context.merchant.id,
    from: range.start,
    to: range.end,
    timeZone: context.merchant.timeZone,
  }
  return {
    range,
    report: await readReports(context, async (reader) =>
      gamingReport(await playByDay(reader, asked), await costsByDay(reader, asked)),
    ),
  }
}

/** What the house owes at this moment, as on the wire. */
export async function owedNow(context: CallContext) {
  const { merchant, now } = context
  const { openWithdrawals, ...owed } = await readReports(context, async (reader) => ({
    ...(await liabilitiesOf(reader, merchant.id)),
    openWithdrawals: await openWithdrawalsOf(reader, merchant.id),
  }))
  const jackpotAmount = owed.jackpots.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    at: now,
    currency: merchant.currency,
    mainAmount: owed.main,
    bonusAmount: owed.bonus,
    holdAmount: owed.hold,
    pocketsAmount: owed.pockets,
    jackpots: owed.jackpots,
    jackpotAmount,
    totalAmount: owed.main + owed.bonus + owed.hold + owed.pockets + jackpotAmount,
    openWithdrawals,
    receivableAmount: owed.receivables,
  }
}

/** Rows that are in memory already: one page of a file. */
export async function* onePage(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows
}
