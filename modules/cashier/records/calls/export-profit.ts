import { exportProfit, exportProfitSchemas } from '../../../../contract/player/cashier/export-profit.ts'
import { addDays, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { recordWordsOf } from '../../locales/records.ts'
import { profitBetween } from '../profit.ts'
import { askedRange } from '../records.ts'
import type { Profit } from '../rules/profit.ts'

export const handleExportProfit = handleFile(
  exportProfit,
  exportProfitSchemas,
  async (context, { query }) => {
    const range = askedRange(context, query)
    const { currency, timeZone } = context.merchant
    const { heads } = recordWordsOf[context.language]
    const between = (from: Date, to: Date) =>
      readReports(context, (reader) => profitBetween(reader, context.actor.accountId, from, to))
    const cells = (name: string, of: Profit): Cell[] => [
      name,
      of.depositAmount,
      of.withdrawAmount,
      of.stakeAmount,
      of.payoutAmount,
      of.bonusAmount,
      of.profitAmount,
      currency,
    ]
    const rows: Cell[][] = []
    for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
      rows.push(
        cells(
          date,
          await between(startOfBusinessDate(date, timeZone), startOfBusinessDate(addDays(date, 1), timeZone)),
        ),
      )
    }
    rows.push(cells(heads.total, await between(range.start, range.end)))
    return tableFile({
      name: `profit-${range.from}-${range.to}`,
      format: query.format,
      timeZone,
      heads: [
        heads.date,
        heads.deposits,
        heads.withdrawals,
        heads.stake,
        heads.payout,
        heads.bonuses,
        heads.winLoss,
        heads.currency,
      ],
      pages: (async function* all() {
        yield rows
      })(),
    })
  },
)
