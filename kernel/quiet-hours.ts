/** The hours in which nothing that advertises reaches a member (domain/economy.md §10). */
import { addDays, momentOfWall, wallOf } from './calendar.ts'

/** Quiet from midnight until this time of the merchant's day. */
const QUIET_UNTIL = '08:00'

export function isQuiet(moment: Date, timeZone: string): boolean {
  return wallOf(moment, timeZone).slice(11) < QUIET_UNTIL
}

/** When the next quiet hours begin. */
export function quietAgain(moment: Date, timeZone: string): Date {
  const day = addDays(wallOf(moment, timeZone).slice(0, 10), 1)
  return momentOfWall(`${day}T00:00`, timeZone)
}

/** The moment itself, or the end of the quiet hours that it lies in. */
export function afterQuiet(moment: Date, timeZone: string): Date {
  if (!isQuiet(moment, timeZone)) return moment
  return momentOfWall(`${wallOf(moment, timeZone).slice(0, 10)}T${QUIET_UNTIL}`, timeZone)
}
