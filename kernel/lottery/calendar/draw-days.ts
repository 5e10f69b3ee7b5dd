/**
 * Draw days and times of the lotteries that are drawn elsewhere (domain/lottery.md §4.2, §6). Draw dates are
 * rows that an operator may change: what stands here only proposes them.
 */
import { addDays, momentOfWall } from '../../calendar.ts'
import type { IssueTimes } from './cycles.ts'

export type DrawDays =
  | { readonly on: 'DAYS_OF_MONTH'; readonly days: readonly number[]; readonly usualMoves?: UsualMoves }
  /** 0 is Sunday. */
  | { readonly on: 'WEEKDAYS'; readonly weekdays: readonly number[] }

/** A day of the year (`MM-DD`) that the draw usually leaves, and the day of the same year that it takes. */
export type UsualMoves = Readonly<Record<string, string>>

/** The clock times of an issue; the date of an issue is that of its zone. */
export interface DayTimes {
  readonly zone: string
  /** `HH:MM`; betting ends. */
  readonly close: string
  /** When the result may be published first and last. */
  readonly result: string
  readonly resultUntil: string
}

/** What a calendar's rows say against the usual days. */
export interface DateExceptions {
  readonly extra?: readonly string[]
  readonly dropped?: readonly string[]
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The draw dates from one date to another, both included. */
export function drawDates(
  days: DrawDays,
  from: string,
  to: string,
  { extra = [], dropped = [] }: DateExceptions = {},
): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const isDrawn = extra.includes(date) || (isUsual(days, date) && !dropped.includes(date))
    if (isDrawn) dates.push(date)
  }
  return dates
}

function isUsual(days: DrawDays, date: string): boolean {
  if (days.on === 'WEEKDAYS') return days.weekdays.includes(weekdayOf(date))
  const [day, moves] = [date.slice(5), days.usualMoves ?? {}]
  if (Object.hasOwn(moves, day)) return false
  return days.days.includes(Number(date.slice(8))) || Object.values(moves).includes(day)
}

export interface DayIssue extends IssueTimes {
  readonly numero: string
  readonly resultUntil: Date
}

/**
 * The issue of a draw date. It opens when the draw before it is over, or at the start of its day if there is
 * none before it.
 */
export function issueOf(times: DayTimes, date: string, previous: string | undefined): DayIssue {
  const at = (day: string, time: string) => momentOfWall(`${day}T${time}`, times.zone)
  return {
    numero: date.replaceAll('-', ''),
    opensAt: previous === undefined ? at(date, '00:00') : at(previous, times.result),
    closesAt: at(date, times.close),
    drawsAt: at(date, times.result),
    resultUntil: at(date, times.resultUntil),
  }
}

/** The moment at which an issue without a result is void. */
export const voidAt = (drawsAt: Date, timeoutSeconds: number): Date =>
  new Date(drawsAt.getTime() + timeoutSeconds * 1_000)
