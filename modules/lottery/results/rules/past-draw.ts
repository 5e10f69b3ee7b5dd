/** When an imported lottery was drawn on a date. */
import { issueOf, type DayIssue } from '../../../../kernel/lottery/calendar/draw-days.ts'
import type { NumberGame } from '../../../../kernel/lottery/numbers/games.ts'

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The numero and times of a draw; undefined if the game has no draws by day. */
export function drawOn({ schedule }: NumberGame, date: string): DayIssue | undefined {
  return schedule.every === 'DAY' ? issueOf(schedule.times, date, undefined) : undefined
}

/**
 * Whether a game can have been drawn on a date. A Vietnamese board belongs to its weekdays; other lotteries
 * have moved their draws often, so their days are not judged.
 */
export const canDraw = ({ kind, schedule }: NumberGame, date: string): boolean =>
  kind !== 'VIETNAM' ||
  schedule.every !== 'DAY' ||
  schedule.days.on !== 'WEEKDAYS' ||
  schedule.days.weekdays.includes(weekdayOf(date))
