import {
  exportPromotionReport,
  exportPromotionReportSchemas,
} from '../../../../contract/operator/promotions/export-promotion-report.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { levelHead, reportHeads } from '../../locales/report-heads.ts'
import { levelNames, promotionReport } from '../report.ts'
import type { Figures } from '../rules/report.ts'

export const handleExportPromotionReport = handleFile(
  exportPromotionReport,
  exportPromotionReportSchemas,
  async (context, { params, query }) => {
    const { from, to, report } = await promotionReport(context, params.promotionId, query)
    const isByLevel = query.by === 'LEVEL'
    const nameOf = await levelNames(context)
    const rows = isByLevel
      ? report.levels.map((row) => [
          `VIP ${row.level} ${nameOf(row.level)[context.language]}`,
          ...cellsOf(row),
        ])
      : report.days.map((row) => [row.date, ...cellsOf(row)])
    const [firstHead, ...heads] = reportHeads[context.language]
    await context.audit('promotions.export-report', `promotion:${params.promotionId}`, {
      from,
      to,
      format: query.format,
    })
    return tableFile({
      name: `promotion-${isByLevel ? 'levels-' : ''}${from}-${to}`,
      format: query.format,
      timeZone: context.merchant.timeZone,
      heads: [isByLevel ? levelHead[context.language] : firstHead!, ...heads],
      pages: onePage(rows),
    })
  },
)

const cellsOf = (row: Figures): Cell[] => [
  row.claimCount,
  row.memberCount,
  row.costAmount,
  row.requiredAmount,
  row.depositAmount,
  row.stakeAmount,
  row.resultAmount,
  row.afterCostAmount,
]

async function* onePage(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows
}
