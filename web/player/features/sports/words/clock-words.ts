/** Where a match is, and when one begins. */
import { formatClock, formatShortTime, toBusinessDate } from '../../../../../design/format.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import type { Clock, FixtureHead, Leg } from '../parts/kinds.ts'
import { numberOf } from './market-words.ts'

const breaks: ReadonlySet<string> = new Set(['HT', 'BREAK', 'HALF_TIME'])

/** 67', 45+2', quarter 3 and its minute, map 2. */
export function clockText({ period, minute, added }: Clock, t: Translate): string {
  if (breaks.has(period)) return t(period === 'BREAK' ? 'sport_period_break' : 'sport_period_half_time')
  const time = added ? `${minute}+${added}'` : `${minute}'`
  const n = numberOf(period)
  if (period.startsWith('MAP')) return t('sport_period_map', { n })
  if (period.startsWith('SET')) return t('sport_period_set', { n })
  return /^Q\d/.test(period) ? `${t('sport_period_q', { n })} ${time}` : time
}

/** Today by its hour, other days by day and hour. */
export function startText(startAt: string, t: Translate): string {
  const now = serverNowMs()
  const day = toBusinessDate(Date.parse(startAt))
  if (day === toBusinessDate(now)) return `${t('common_today')} ${formatClock(startAt)}`
  if (day === toBusinessDate(now, 1)) return `${t('sport_nav_tomorrow')} ${formatClock(startAt)}`
  return formatShortTime(startAt)
}

type Timed = Pick<FixtureHead | Leg, 'status' | 'clock' | 'startAt'>

/** One line of where a match stands. */
export function stateText({ status, clock, startAt }: Timed, t: Translate): string {
  switch (status) {
    case 'SCHEDULED':
      return startText(startAt, t)
    case 'LIVE':
      return clock ? clockText(clock, t) : t('sport_state_live')
    case 'ENDED':
      return t('sport_state_ended')
    case 'RESULTED':
      return t('sport_state_resulted')
    case 'POSTPONED':
      return t('sport_state_postponed_open')
    case 'INTERRUPTED':
      return t('sport_state_interrupted')
    case 'ABANDONED':
      return t('sport_state_abandoned')
    case 'CANCELLED':
      return t('sport_state_cancelled')
  }
}
