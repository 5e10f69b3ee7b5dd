import {
  exportGamingReport,
  exportGamingReportSchemas,
} from '../../../../contract/operator/reports/export-gaming-report.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { reportHeads } from '../locales/reports.ts'
import { askedReport, onePage } from '../reports.ts'

export const handleExportGamingReport = handleFile(
  exportGamingReport,
  exportGamingReportSchemas,
  async (context, { query }) => {
    const { range, report } = await askedReport(context, query)
    const heads = reportHeads[context.language]
    const isPlay = query.part === 'PLAY'
    const rows: Cell[][] = isPlay
      ? report.rows.map((row) => [row.date, row.vendor, row.product, row.stakes, row.payouts, row.ggr])
      : report.days.map((day) => [
          day.date,
          day.stakes,
          day.payouts,
          day.ggr,
          day.bonuses,
          day.rebates,
          day.commissions,
          day.adjustments,
          day.fees,
          day.ngr,
        ])
    await context.audit('report.export-gaming', 'reports', {
      from: range.from,
      to: range.to,
      part: query.part,
      format: query.format,
    })
    return tableFile({
      name: `${isPlay ? 'play' : 'revenue'}-${range.from}-${range.to}`,
      format: query.format,
      timeZone: context.merchant.timeZone,
      pages: onePage(rows),
      heads: isPlay
        ? [heads.date, heads.vendor, heads.product, heads.stakes, heads.payouts, heads.ggr]
        : [
            heads.date,
            heads.stakes,
            heads.payouts,
            heads.ggr,
            heads.bonuses,
            heads.rebates,
            heads.commissions,
            heads.adjustments,
            heads.fees,
            heads.ngr,
          ],
    })
  },
)
