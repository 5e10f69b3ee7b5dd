import type { Translate } from '../../../ui/i18n/text.tsx'

/** 145 → 2 h 25 min. */
export function minutesText(minutes: number, t: Translate): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return t('limits_minutes', { minutes: String(rest) })
  return rest === 0
    ? t('limits_hours', { hours: String(hours) })
    : t('limits_hours_minutes', { hours: String(hours), minutes: String(rest) })
}

/** Hours of a break: 24 h, or days. */
export function hoursText(hours: number, t: Translate): string {
  return hours <= 24 ? t('limits_hours', { hours: String(hours) }) : t('limits_days', { count: hours / 24 })
}

/** Months of an exclusion; 0: for good. */
export function monthsText(months: number, t: Translate): string {
  if (months === 0) return t('rg_exclusion_permanent')
  return months < 12 ? t('limits_months', { count: months }) : t('limits_years', { count: months / 12 })
}
