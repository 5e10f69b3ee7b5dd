import {
  readPromotionReport,
  readPromotionReportSchemas,
} from '../../../../contract/operator/promotions/read-promotion-report.ts'
import { handle } from '../../../../platform/calls.ts'
import { levelNames, promotionReport } from '../report.ts'
import { rowOf } from '../rows.ts'

export const handleReadPromotionReport = handle(
  readPromotionReport,
  readPromotionReportSchemas,
  async (context, { params, query }) => {
    const { promotion, from, to, report } = await promotionReport(context, params.promotionId, query)
    const nameOf = await levelNames(context)
    const levels = report.levels.map((row) => ({ ...row, names: nameOf(row.level) }))
    return { promotion: rowOf(context, promotion), from, to, ...report, levels }
  },
)
