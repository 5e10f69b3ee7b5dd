import type { listGoodsSchemas } from '../../../../contract/player/points/list-goods.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { EarningType, MovementType, RedemptionState } from '../../../../contract/shared/point-words.ts'
import { formatMoney } from '../../../../design/format.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { IconName } from '../../../ui/icon/icon.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type Goods = ValueOf<typeof listGoodsSchemas>['list'][number]

/** Thousandths of a point in a point. */
export const POINT = 1_000

/** "1,234": whole points, rounded down. */
export const pointText = (amount: number): string => formatMoney(amount, 'POINT')

export const typeTexts = {
  LIVE: 'points_type_live',
  LOTTERY: 'points_type_lottery',
  CARD_GAME: 'points_type_card_game',
  SLOT: 'points_type_slot',
  SPORTS: 'points_type_sports',
  DEPOSIT: 'points_type_deposit',
  CARRIED: 'points_type_carried',
  REDEEM: 'points_type_redeem',
  CONVERT: 'points_type_convert',
  RETURN: 'points_type_return',
  ADJUST: 'points_type_adjust',
  MISSION: 'points_type_mission',
} as const satisfies Record<MovementType, TextKey>

export const typeIcons = {
  SLOT: 'slot',
  LIVE: 'live',
  LOTTERY: 'lott',
  CARD_GAME: 'pvp',
  SPORTS: 'sport',
  DEPOSIT: 'deposit',
} as const satisfies Record<EarningType, IconName>

export const stateTexts = {
  IN_PROCESS: 'redeem_status_in_process',
  APPROVED: 'redeem_status_approved',
  REJECTED: 'redeem_status_rejected',
} as const satisfies Record<RedemptionState, TextKey>

export const stateTones = {
  IN_PROCESS: 'waiting',
  APPROVED: 'good',
  REJECTED: 'bad',
} as const satisfies Record<RedemptionState, BadgeTone>
