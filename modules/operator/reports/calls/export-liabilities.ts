import {
  exportLiabilities,
  exportLiabilitiesSchemas,
} from '../../../../contract/operator/reports/export-liabilities.ts'
import { businessDate } from '../../../../kernel/calendar.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { reportHeads } from '../locales/reports.ts'
import { onePage, owedNow } from '../reports.ts'

export const handleExportLiabilities = handleFile(
  exportLiabilities,
  exportLiabilitiesSchemas,
  async (context, { query }) => {
    const owed = await owedNow(context)
    const heads = reportHeads[context.language]
    const rows: Cell[][] = [
      [heads.main, owed.mainAmount],
      [heads.bonus, owed.bonusAmount],
      [heads.hold, owed.holdAmount],
      [heads.openWithdrawals, owed.openWithdrawals.amount],
      [heads.pockets, owed.pocketsAmount],
      ...owed.jackpots.map(({ pool, amount }): Cell[] => [`${heads.jackpot} ${pool}`, amount]),
      [heads.owed, owed.totalAmount],
      [heads.receivables, owed.receivableAmount],
    ]
    await context.audit('report.export-liabilities', 'reports', { format: query.format })
    return tableFile({
      name: `liabilities-${businessDate(owed.at, context.merchant.timeZone)}`,
      format: query.format,
      timeZone: context.merchant.timeZone,
      heads: [heads.item, heads.amount, heads.at],
      pages: onePage(rows.map((row) => [...row, owed.at])),
    })
  },
)
