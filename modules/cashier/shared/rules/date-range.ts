/** Ranges of business dates for records (domain/gaps.md §1 row 12): both ends included, at most 35 days. */
import { addDays, businessDate, isCalendarDate, startOfBusinessDate } from '../../../../kernel/calendar.ts'

export const LONGEST_RANGE_DAYS = 35
const USUAL_DAYS = 7

export interface DateRange {
  readonly from: string
  readonly to: string
  /** Half-open: [start, end). */
  readonly start: Date
  readonly end: Date
}

export interface RangeFault {
  readonly field: 'from' | 'to'
  readonly rule: 'date' | 'rangeOrder' | 'rangeDays'
  readonly params?: readonly string[]
}

/** Absent dates mean the last seven days up to today, or up to `to`. */
export function rangeOf(
  asked: { from?: string; to?: string },
  now: Date,
  timeZone: string,
): DateRange | RangeFault {
  const to = asked.to ?? businessDate(now, timeZone)
  if (!isCalendarDate(to)) return { field: 'to', rule: 'date' }
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS)
  if (!isCalendarDate(from)) return { field: 'from', rule: 'date' }
  if (from > to) return { field: 'to', rule: 'rangeOrder' }
  if (addDays(from, LONGEST_RANGE_DAYS) <= to)
    return { field: 'from', rule: 'rangeDays', params: [String(LONGEST_RANGE_DAYS)] }
  return {
    from,
    to,
    start: startOfBusinessDate(from, timeZone),
    end: startOfBusinessDate(addDays(to, 1), timeZone),
  }
}
