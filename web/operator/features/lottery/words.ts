/** How the desk names lotteries, issues and plays. */
import type { listOfferedGamesSchemas } from '../../../../contract/operator/lottery/list-offered-games.ts'
import type { listPlayOddsSchemas } from '../../../../contract/operator/lottery/list-play-odds.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { voidReasons, type IssueState, type ResultSource } from '../../../../contract/shared/lottery-draws.ts'
import type { LotteryLineState, LotteryOrderState } from '../../../../contract/shared/lottery-orders.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { Translate } from '../../../ui/i18n/text.tsx'

export type OfferedGame = ValueOf<typeof listOfferedGamesSchemas>['list'][number]

/** A bet type on whole numbers with what it pays. */
export type Play = ValueOf<typeof listPlayOddsSchemas>['plays'][number]

export const issueTones: Readonly<Record<IssueState, BadgeTone>> = {
  SCHEDULED: 'neutral',
  OPEN: 'ready',
  CLOSED: 'waiting',
  DRAWN: 'info',
  SETTLING: 'info',
  SETTLED: 'good',
  VOID: 'bad',
}

/** Where a result comes from; a demonstration stands out. */
export const sourceTones: Readonly<Record<ResultSource, BadgeTone>> = {
  HOUSE: 'neutral',
  DEMO: 'info',
  IMPORT: 'good',
  SHOTS: 'neutral',
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

/** Why an issue is void: by itself, or in the words of the operator who asked for it. */
export function voidText(reason: string, t: Translate): string {
  const known = voidReasons.find((one) => one === reason)
  return known ? t(`lot_void_${known}`) : reason
}
