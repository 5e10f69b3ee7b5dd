/** Business dates of a merchant's time zone; periods are half-open [from, to). */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone, calendar: 'gregory', numberingSystem: 'latn',
      year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

function partsOf(moment: Date, timeZone: string): Record<string, string> {
  return Object.fromEntries(formatterOf(timeZone).formatToParts(moment).map((part) => [part.type, part.value]))
}

/** The business date of a moment, `YYYY-MM-DD`. */
export function businessDate(moment: Date, timeZone: string): string {
  const { year, month, day } = partsOf(moment, timeZone)
  return `${year}-${month}-${day}`
}

/** The moment at which a business date begins in the time zone. */
export function startOfBusinessDate(date: string, timeZone: string): Date {
  const guess = new Date(`${date}T00:00:00Z`)
  // Two passes settle the offset even where the zone changes it on that day.
  const once = new Date(guess.getTime() - offsetAt(guess, timeZone))
  return new Date(guess.getTime() - offsetAt(once, timeZone))
}

function offsetAt(moment: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(moment, timeZone)
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return wall - Math.floor(moment.getTime() / 1000) * 1000
}

/** The date some days later (or earlier, negative), both as `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
