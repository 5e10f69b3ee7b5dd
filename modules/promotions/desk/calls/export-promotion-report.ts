import {
  exportPromotionReport,
  exportPromotionReportSchemas,
} from '../../../../contract/operator/promotions/export-promotion-report.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { reportHeads } from '../../locales/report-heads.ts'
import { promotionReport } from '../report.ts'

export const handleExportPromotionReport = handleFile(
  exportPromotionReport,
  exportPromotionReportSchemas,
  async (context, { params, query }) => {
    const { from, to, report } = await promotionReport(context, params.promotionId, query)
    const rows = report.days.map((day): Cell[] => [
      day.date,
      day.claimCount,
      day.memberCount,
      day.costAmount,
      day.requiredAmount,
      day.depositAmount,
      day.stakeAmount,
      day.resultAmount,
    ])
    await context.audit('promotions.export-report', `promotion:${params.promotionId}`, {
      from,
      to,
      format: query.format,
    })
    return tableFile({
      name: `promotion-${from}-${to}`,
      format: query.format,
      timeZone: context.merchant.timeZone,
      heads: reportHeads[context.language],
      pages: onePage(rows),
    })
  },
)

async function* onePage(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows
}
