/** The days and weeks of missions, and how long what they brought can be claimed. */
import {
  addDays,
  businessDate,
  periodOf,
  startOfBusinessDate,
  type Period,
} from '../../../kernel/calendar.ts'

export type MissionPeriod = 'DAY' | 'WEEK'

export interface MissionCycle extends Period {
  readonly period: MissionPeriod
  /** Business days: [firstDay, dayAfter). */
  readonly firstDay: string
  readonly dayAfter: string
  /** The end of the day after it. */
  readonly claimUntil: Date
}

export function cycleAt(period: MissionPeriod, moment: Date, timeZone: string): MissionCycle {
  const found = periodOf(period, moment, timeZone)
  const firstDay = businessDate(found.from, timeZone)
  const dayAfter = addDays(firstDay, period === 'DAY' ? 1 : 7)
  return {
    ...found,
    // As claims of every kind name a day.
    id: period === 'DAY' ? firstDay : found.id,
    period,
    firstDay,
    dayAfter,
    claimUntil: startOfBusinessDate(addDays(dayAfter, 1), timeZone),
  }
}

export const cycleBefore = (cycle: MissionCycle, timeZone: string): MissionCycle =>
  cycleAt(cycle.period, new Date(cycle.from.getTime() - 1), timeZone)

/** How far back a cycle is known, so that a late claim is told when its time ended. */
const KNOWN = 35

/** The cycle that an id names: the present one or one of the last; undefined for any other. */
export function cycleNamed(
  period: MissionPeriod,
  id: string | undefined,
  now: Date,
  timeZone: string,
): MissionCycle | undefined {
  let cycle = cycleAt(period, now, timeZone)
  if (id === undefined) return cycle
  for (let back = 0; back < KNOWN; back++) {
    if (cycle.id === id) return cycle
    cycle = cycleBefore(cycle, timeZone)
  }
  return undefined
}
