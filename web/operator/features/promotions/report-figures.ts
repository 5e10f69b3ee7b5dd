/** The figures that days, levels and the whole of a report share. */
import type { readPromotionReportSchemas } from '../../../../contract/operator/promotions/read-promotion-report.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatCount } from '../../../../design/format.ts'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type Report = ValueOf<typeof readPromotionReportSchemas>
export type Day = Report['days'][number]
export type Figure = Exclude<keyof Day, 'date'>

/** Members of several days are not added up: one of them may stand in each. */
export const figureColumns: readonly (readonly [key: Figure, head: TextKey, isSummed: boolean])[] = [
  ['claimCount', 'op_promo_claims', true],
  ['memberCount', 'op_promo_report_members', false],
  ['costAmount', 'op_promo_report_cost', true],
  ['requiredAmount', 'op_promo_report_required', true],
  ['depositAmount', 'op_promo_report_deposits', true],
  ['stakeAmount', 'op_promo_report_play', true],
  ['resultAmount', 'op_promo_report_result', true],
  ['afterCostAmount', 'op_promo_report_after', true],
]

export const writeFigure = (key: Figure, value: number): string =>
  key.endsWith('Amount') ? formatAmount(value) : formatCount(value)
