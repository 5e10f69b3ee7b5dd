import type { LimitKind, LimitPeriod } from '../../../../contract/shared/limit-words.ts'
import { formatMoney } from '../../../../design/format.ts'
import { houseCurrency } from '../../../../design/house.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import { minutesText } from './length-text.ts'

export const kindTexts = {
  DEPOSIT: 'rg_deposit_limit',
  LOSS: 'rg_loss_limit',
  STAKE: 'rg_stake_limit',
  SESSION: 'rg_session_limit',
} as const
export const periodTexts = { DAY: 'limits_today', WEEK: 'limits_week', MONTH: 'limits_month' } as const

export interface LimitLine {
  kind: LimitKind
  period: LimitPeriod
  value: number | null
  used: number | null
  pending: {
    value: number | null
    readyAt: string
    expiresAt: string
    isReady: boolean
    isExpired: boolean
  } | null
}

/**
 * ฿5,000 without the satang that no limit has, hours and minutes for the playing time, or that there is none.
 */
export function valueText(kind: LimitKind, value: number | null, t: Translate): string {
  if (value === null) return t('limits_none')
  return kind === 'SESSION'
    ? minutesText(value, t)
    : formatMoney(value, houseCurrency(), value % 100 === 0 ? { decimals: 0 } : {})
}
