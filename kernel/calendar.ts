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

/** Years in which a date is meant as one: a day more or less stays a date, and a Buddhist year is taken for a slip. */
const [FIRST_DATE, LAST_DATE] = ['1900-01-01', '2199-12-31']

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, from 1900 to 2199. */
export function isCalendarDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) || text < FIRST_DATE || text > LAST_DATE) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

/** Whether a text is a moment as RFC 3339 writes it, on a day of the calendar from 1900 to 2199; no leap seconds. */
export function isMoment(text: string): boolean {
  const time = /^T([01][0-9]|2[0-3])(:[0-5][0-9]){2}(\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$/
  return isCalendarDate(text.slice(0, 10)) && time.test(text.slice(10))
}

/** Asked dates, both included, as moments: from the start of the first until before the day behind the last. */
export function boundsOf(asked: { from?: string; to?: string }, timeZone: string): { from?: Date; before?: Date } {
  return {
    from: asked.from ? startOfBusinessDate(asked.from, timeZone) : undefined,
    before: asked.to ? startOfBusinessDate(addDays(asked.to, 1), timeZone) : undefined,
  }
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
