/**
 * Calendar periods of a merchant's time zone (domain/agents.md §4): days, weeks from Monday, months.
 * Half-open.
 */
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'

export type CalendarPeriod = 'DAY' | 'WEEK' | 'MONTH'
export interface Period {
  readonly start: Date
  readonly end: Date
}

/** The period that contains a moment. */
export function periodAt(period: CalendarPeriod, moment: Date, timeZone: string): Period {
  const today = businessDate(moment, timeZone)
  const first = firstDay(period, today)
  return {
    start: startOfBusinessDate(first, timeZone),
    end: startOfBusinessDate(
      firstDay(period, addDays(first, { DAY: 1, WEEK: 7, MONTH: 31 }[period])),
      timeZone,
    ),
  }
}

function firstDay(period: CalendarPeriod, date: string): string {
  if (period === 'DAY') return date
  if (period === 'MONTH') return `${date.slice(0, 8)}01`
  // Sunday is 0: it ends the week that began six days before.
  const weekday = new Date(Date.parse(`${date}T00:00:00Z`)).getUTCDay()
  return addDays(date, -((weekday + 6) % 7))
}
