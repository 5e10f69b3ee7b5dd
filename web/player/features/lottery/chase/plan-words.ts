import '../board/texts.ts'
import type { readChaseSchemas } from '../../../../../contract/player/lottery/read-chase.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import type { BadgeTone } from '../../../../ui/badge/badge.tsx'

export type Plan = ValueOf<typeof readChaseSchemas>
export type PlanItem = Plan['items'][number]

export const planText = (state: Plan['state']) =>
  `lottery_chase_plan_${state.toLowerCase() as Lowercase<Plan['state']>}` as const
export const itemText = (state: PlanItem['state']) =>
  `lottery_chase_item_${state.toLowerCase() as Lowercase<PlanItem['state']>}` as const

export const planTones: Readonly<Record<Plan['state'], BadgeTone>> = {
  RUNNING: 'ready',
  FINISHED: 'neutral',
  STOPPED_WIN: 'good',
  STOPPED_USER: 'neutral',
  STOPPED_SYSTEM: 'info',
}
export const itemTones: Readonly<Record<PlanItem['state'], BadgeTone>> = {
  PENDING: 'neutral',
  ACTIVE: 'waiting',
  WIN: 'good',
  LOSE: 'neutral',
  REFUNDED: 'info',
  CANCELLED: 'neutral',
}
