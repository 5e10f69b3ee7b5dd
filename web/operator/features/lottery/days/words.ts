/** How the desk names the days of draws. */
import type { listDrawDaysSchemas } from '../../../../../contract/operator/lottery/list-draw-days.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'

export type DrawDays = ValueOf<typeof listDrawDaysSchemas>
export type DrawDay = DrawDays['days'][number]

export function wordOf(t: Translate, day: DrawDay | undefined): string {
  if (!day) return t('lotday_none')
  if (!day.isDrawn) return t('lotday_dropped')
  return t(day.isUsual ? 'lotday_usual' : 'lotday_added')
}
