/** Months as a calendar lays them out: weeks from Monday to Sunday, with empty places at both ends. */
import { addDays } from '../../../../../kernel/calendar.ts'

export interface Month {
  /** Its first day, YYYY-MM-DD. */
  readonly first: string
  /** Null: a place before its first day or after its last one. */
  readonly days: readonly (string | null)[]
}

const WEEK = 7

/** Every month from the one of a date to the one of another. */
export function monthsOf(from: string, to: string): readonly Month[] {
  const months: Month[] = []
  for (let first = `${from.slice(0, 8)}01`; first <= to; first = nextMonth(first)) months.push(monthOf(first))
  return months
}

const nextMonth = (first: string): string => `${addDays(first, 31).slice(0, 8)}01`

function monthOf(first: string): Month {
  const days: (string | null)[] = Array.from({ length: weekdayOf(first) }, () => null)
  for (let day = first; day < nextMonth(first); day = addDays(day, 1)) days.push(day)
  while (days.length % WEEK > 0) days.push(null)
  return { first, days }
}

/** 0 is Monday. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % WEEK

const BUDDHIST_YEARS = 543
const localeOf = (language: string): string => (language === 'th' ? 'th-TH-u-ca-gregory-nu-latn' : 'en-GB')

/** "November 2026", in Thai "พฤศจิกายน 2569". */
export function monthName(first: string, language: string): string {
  const month = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${first}T00:00:00Z`),
  )
  const year = Number.parseInt(first.slice(0, 4), 10)
  return `${month} ${language === 'th' ? year + BUDDHIST_YEARS : year}`
}

/** The seven names, Monday first. */
export function weekdayNames(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return Array.from({ length: WEEK }, (_, place) => format.format(new Date(Date.UTC(2024, 0, 1 + place))))
}
