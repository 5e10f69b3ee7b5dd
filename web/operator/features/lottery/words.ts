/** How the desk names lotteries, issues and plays. */
import type { listOfferedGamesSchemas } from '../../../../contract/operator/lottery/list-offered-games.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { IssueState } from '../../../../contract/shared/lottery-draws.ts'
import type { LotteryLineState, LotteryOrderState } from '../../../../contract/shared/lottery-orders.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export type OfferedGame = ValueOf<typeof listOfferedGamesSchemas>['list'][number]

export const gameName = (t: Translate, gameCode: string): string =>
  t(`lottery_game_${gameCode.toLowerCase()}` as TextKey)

export const playName = (t: Translate, playCode: string): string =>
  t(`lottery_${playCode.toLowerCase()}` as TextKey)

export const issueTones: Readonly<Record<IssueState, BadgeTone>> = {
  SCHEDULED: 'neutral',
  OPEN: 'ready',
  CLOSED: 'waiting',
  DRAWN: 'info',
  SETTLING: 'info',
  SETTLED: 'good',
  VOID: 'bad',
}

export const orderTones: Readonly<Record<LotteryOrderState, BadgeTone>> = {
  PLACED: 'waiting',
  CANCELLED: 'neutral',
  SETTLED_WIN: 'good',
  SETTLED_LOSE: 'neutral',
  REFUNDED: 'info',
  RESETTLED_WIN: 'good',
  RESETTLED_LOSE: 'neutral',
}

export const lineTones: Readonly<Record<LotteryLineState, BadgeTone>> = {
  PENDING: 'waiting',
  WIN: 'good',
  LOSE: 'neutral',
  REFUNDED: 'info',
  CANCELLED: 'neutral',
}
