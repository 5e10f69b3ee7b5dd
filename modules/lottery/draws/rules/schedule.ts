/** Which issues a lottery has, by number and moment (domain/lottery.md §1.7, §4.2, §6). */
import { addDays } from '../../../../kernel/calendar.ts'
import {
  numeroAfter,
  numeroAt,
  timesOf,
  YEEKEE_ROUNDS,
  yeekeeNumero,
  yeekeeTimesOf,
  type Cycle,
} from '../../../../kernel/lottery/calendar/cycles.ts'
import {
  drawDates,
  issueOf as dayIssueOf,
  type DateExceptions,
  type DayTimes,
  type DrawDays,
} from '../../../../kernel/lottery/calendar/draw-days.ts'
import type { Schedule } from '../games.ts'

export interface PlannedIssue {
  readonly numero: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
}

/** What runs by the clock alone; the others are drawn on days. */
export type ClockSchedule = Exclude<Schedule, { readonly every: 'DAY' }>
export type DaySchedule = Extract<Schedule, { readonly every: 'DAY' }>

const DAY_MS = 86_400_000
const BANGKOK_MS = 7 * 3_600_000
const DAILY_DRAW_MS = (20 * 60 + 30) * 60_000
const DAILY_CLOSE_MS = 5 * 60_000

/** The issues that close after a moment and until another one, in their order: the first `atMost` of them. */
export function issuesClosingBetween(
  schedule: ClockSchedule,
  after: Date,
  until: Date,
  atMost = Number.POSITIVE_INFINITY,
): PlannedIssue[] {
  if (schedule.every === 'YEEKEE') return roundsBetween(after, until).slice(0, atMost)
  const issues: PlannedIssue[] = []
  const following = followingOf(schedule)
  let issue = following(undefined, after)
  while (issue.closesAt <= until && issues.length < atMost) {
    if (issue.closesAt > after) issues.push(issue)
    issue = following(issue, after)
  }
  return issues
}

/** The issue after another one, or the one of a moment. */
function followingOf(schedule: Exclude<ClockSchedule, { readonly every: 'YEEKEE' }>) {
  if (schedule.every === 'DAILY')
    return (issue: PlannedIssue | undefined, moment: Date) => dailyAt(issue?.drawsAt ?? moment)
  const { cycle } = schedule
  return (issue: PlannedIssue | undefined, moment: Date) =>
    cycleIssue(cycle, issue ? numeroAfter(cycle, issue.numero) : numeroAt(cycle, moment))
}

const cycleIssue = (cycle: Cycle, numero: string): PlannedIssue => ({ numero, ...timesOf(cycle, numero) })

/** The daily issue that opens at a moment or is running then: from one draw at 20:30 to the next. */
function dailyAt(moment: Date): PlannedIssue {
  const originMs = DAILY_DRAW_MS - BANGKOK_MS
  const opensMs = Math.floor((moment.getTime() - originMs) / DAY_MS) * DAY_MS + originMs
  const drawsMs = opensMs + DAY_MS
  return {
    numero: new Date(drawsMs + BANGKOK_MS).toISOString().slice(0, 10).replaceAll('-', ''),
    opensAt: new Date(opensMs),
    closesAt: new Date(drawsMs - DAILY_CLOSE_MS),
    drawsAt: new Date(drawsMs),
  }
}

/** Yeekee is drawn when its shooting ends. The last rounds of a day close in the night after it. */
function roundsBetween(after: Date, until: Date): PlannedIssue[] {
  const issues: PlannedIssue[] = []
  for (let date = addDays(dateOf(after), -2); date <= addDays(dateOf(until), 1); date = addDays(date, 1))
    for (let round = 1; round <= YEEKEE_ROUNDS; round++) {
      const numero = yeekeeNumero(date, round)
      const { opensAt, closesAt, shootsUntil } = yeekeeTimesOf(numero)
      if (closesAt > after && closesAt <= until)
        issues.push({ numero, opensAt, closesAt, drawsAt: shootsUntil })
    }
  return issues
}

/** How far ahead the draws of days are made: so long, and at least so many. */
export interface DaysAhead {
  readonly ms: number
  readonly least: number
}

export const daysAhead = (group: string): DaysAhead => {
  if (group === 'GOVERNMENT') return { ms: 0, least: 2 }
  return group === 'STOCK' ? { ms: 3 * DAY_MS, least: 1 } : { ms: 8 * DAY_MS, least: 1 }
}

/** Days that are looked at, ahead and back: enough for a monthly lottery and the draw before its next one. */
const SOUGHT_DAYS = 100
const SOUGHT_BEFORE = 40
/** A draw of the day before yesterday has closed in every zone. */
const CLOSED_BEFORE = 2

/** The draws of days that close after a moment; what an operator added or dropped is among the exceptions. */
export function dayIssuesAfter(
  { days, times }: DaySchedule,
  after: Date,
  ahead: DaysAhead,
  exceptions: DateExceptions,
): PlannedIssue[] {
  const today = dateOf(after)
  const dates = drawDates(days, addDays(today, -SOUGHT_BEFORE), addDays(today, SOUGHT_DAYS), exceptions)
  const first = dates.findIndex((date) => date >= addDays(today, -CLOSED_BEFORE))
  const until = after.getTime() + ahead.ms
  const issues: PlannedIssue[] = []
  // Working out a moment in another zone takes long, so it is done for no more dates than there are issues.
  for (let at = first; at >= 0 && at < dates.length; at++) {
    const issue = dayIssue(times, dates[at]!, dates[at - 1])
    if (issue.closesAt <= after) continue
    if (issues.length >= ahead.least && issue.closesAt.getTime() > until) break
    issues.push(issue)
  }
  return issues
}

/** An issue opens when the draw before it is over. */
export function dayIssue(times: DayTimes, date: string, previous: string | undefined): PlannedIssue {
  const { numero, opensAt, closesAt, drawsAt } = dayIssueOf(times, date, previous)
  return { numero, opensAt, closesAt, drawsAt }
}

export const isUsualDay = (days: DrawDays, date: string): boolean => drawDates(days, date, date).length > 0

/** In Bangkok; the plans look further than any other zone of a lottery is away. */
const dateOf = (moment: Date): string => new Date(moment.getTime() + BANGKOK_MS).toISOString().slice(0, 10)
