/** Business dates of a merchant's time zone; periods are half-open [from, to). */

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/**
 * Years in which a date is accepted: a day more or less stays a valid date, and a Buddhist year counts as a
 * mistake.
 */
const [FIRST_DATE, LAST_DATE] = ['1900-01-01', '2199-12-31']

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, from 1900 to 2199. */
export function isCalendarDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) || text < FIRST_DATE || text > LAST_DATE) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

/**
 * Whether a text is a moment as RFC 3339 writes it, on a day of the calendar from 1900 to 2199; no leap
 * seconds.
 */
export function isMoment(text: string): boolean {
  const time = /^T([01][0-9]|2[0-3])(:[0-5][0-9]){2}(\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$/
  return isCalendarDate(text.slice(0, 10)) && time.test(text.slice(10))
}

/**
 * The moments of two dates, both included: from the start of the first until before the day after the last.
 */
export function boundsOf(
  asked: { from?: string; to?: string },
  timeZone: string,
): { from?: Date; before?: Date } {
  return {
    from: asked.from ? startOfBusinessDate(asked.from, timeZone) : undefined,
    before: asked.to ? startOfBusinessDate(addDays(asked.to, 1), timeZone) : undefined,
  }
}

function partsOf(moment: Date, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  )
}

/** The business date of a moment, `YYYY-MM-DD`. */
export function businessDate(moment: Date, timeZone: string): string {
  return shownAt(moment, timeZone).slice(0, 10)
}

/** The moment at which a business date begins in the time zone. */
export function startOfBusinessDate(date: string, timeZone: string): Date {
  const moment = momentOfWall(`${date}T00:00`, timeZone)
  if (Number.isNaN(moment.getTime()) || businessDate(moment, timeZone) >= date) return moment
  // The clocks skip this midnight: the day begins as they are set forward.
  return changeOfOffset(moment.getTime(), moment.getTime() + LONGEST_CHANGE_MS, timeZone)
}

/** What a clock on the wall shows in the time zone, `YYYY-MM-DDThh:mm`. */
export function wallOf(moment: Date, timeZone: string): string {
  return shownAt(moment, timeZone).slice(0, 16)
}

/** What the clocks show, as Date writes moments. */
const shownAt = (moment: Date, timeZone: string): string =>
  new Date(moment.getTime() + offsetAt(moment, timeZone)).toISOString()

/** The moment at which the clocks of the time zone show this; an invalid date for what is no such text. */
export function momentOfWall(wall: string, timeZone: string): Date {
  // Date itself reads nearly every text as some date.
  const guess = new Date(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) ? `${wall}:00Z` : Number.NaN)
  if (Number.isNaN(guess.getTime())) return guess
  // Two passes settle the offset even if the zone changes it on that day.
  const once = new Date(guess.getTime() - offsetAt(guess, timeZone))
  return new Date(guess.getTime() - offsetAt(once, timeZone))
}

/**
 * How far the clocks are ahead of UTC. Since 1973 they are set at quarters of an hour alone, so it is asked
 * once for each: followers of play ask for the day of every round.
 */
function offsetAt(moment: Date, timeZone: string): number {
  const ms = moment.getTime()
  const key = timeZone + Math.floor(ms / QUARTER_MS)
  const known = offsets.get(key)
  if (known !== undefined) return known
  const { year, month, day, hour, minute, second } = partsOf(moment, timeZone)
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  const offset = wall - Math.floor(ms / 1000) * 1000
  if (ms > SET_AT_QUARTERS_SINCE) {
    if (offsets.size > MOST_QUARTERS) offsets.clear()
    offsets.set(key, offset)
  }
  return offset
}

const QUARTER_MS = 900_000
const SET_AT_QUARTERS_SINCE = Date.UTC(1973, 0)
const MOST_QUARTERS = 4_096
const offsets = new Map<string, number>()

/** The date this many days later (earlier if negative), as `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Periods that figures and payments belong to (domain/agents.md §4). */
export type PeriodKind = 'FIVE_MINUTES' | 'HOUR' | 'DAY' | 'WEEK' | 'HALF_MONTH' | 'MONTH'

/** A period and its id, which is the same for every moment in it and no other period's: [from, before). */
export interface Period {
  readonly id: string
  readonly from: Date
  readonly before: Date
}

/** No zone sets its clocks further than this at once; two changes are never this close. */
const LONGEST_CHANGE_MS = 26 * 3_600_000
const SLOT_MS = { FIVE_MINUTES: 300_000, HOUR: 3_600_000 } as const

/**
 * The period of this kind that contains a moment. The periods of a kind join without gaps, and each moment is
 * in exactly one. Ids are those of domain/agents.md §4. Five minutes and hours end when the clocks are
 * changed; the second of two that the clocks show alike is marked by `-2` behind its id.
 */
export function periodOf(kind: PeriodKind, moment: Date, timeZone: string): Period {
  if (kind === 'FIVE_MINUTES' || kind === 'HOUR') return slotOf(kind, moment, timeZone)
  const { id, first, next } = datesOf(kind, dayOf(moment, timeZone))
  return { id, from: startOfBusinessDate(first, timeZone), before: startOfBusinessDate(next, timeZone) }
}

/** Finds periods of moments that are close to each other, such as those of one batch: the last one is kept. */
export function periodFinder(find: (moment: Date) => Period): (moment: Date) => Period {
  let last: Period | undefined
  return (moment) => {
    if (!last || moment < last.from || moment >= last.before) last = find(moment)
    return last
  }
}

/**
 * Every period of this kind that has ended by `now`, the oldest first, beginning with the one that contains
 * `since`.
 */
export function endedPeriods(kind: PeriodKind, since: Date, now: Date, timeZone: string): Period[] {
  const ended: Period[] = []
  for (let period = periodOf(kind, since, timeZone); period.before <= now; ) {
    ended.push(period)
    period = periodOf(kind, period.before, timeZone)
  }
  return ended
}

/** The business date of a moment; where the clocks show a midnight twice, the first one ends the day. */
function dayOf(moment: Date, timeZone: string): string {
  const date = businessDate(moment, timeZone)
  if (moment < startOfBusinessDate(date, timeZone)) return addDays(date, -1)
  const next = addDays(date, 1)
  return moment < startOfBusinessDate(next, timeZone) ? date : next
}

/** The id of the period of whole days that contains a date, its first date and the first one after it. */
function datesOf(
  kind: 'DAY' | 'WEEK' | 'HALF_MONTH' | 'MONTH',
  date: string,
): { id: string; first: string; next: string } {
  const compact = date.replaceAll('-', '')
  if (kind === 'DAY') return { id: `D${compact}`, first: date, next: addDays(date, 1) }
  if (kind === 'WEEK') {
    const monday = addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
    return { id: `W${isoWeekOf(monday)}`, first: monday, next: addDays(monday, 7) }
  }
  const month = date.slice(0, 8)
  const [first, middle] = [`${month}01`, `${month}16`]
  const next = `${addDays(first, 31).slice(0, 8)}01`
  if (kind === 'MONTH') return { id: `M${compact.slice(0, 6)}`, first, next }
  return date < middle
    ? { id: `S${compact.slice(0, 6)}A`, first, next: middle }
    : { id: `S${compact.slice(0, 6)}B`, first: middle, next }
}

/** An ISO week belongs to the year of its Thursday. */
function isoWeekOf(monday: string): string {
  const thursday = addDays(monday, 3)
  const year = thursday.slice(0, 4)
  const days = (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${year}-01-01T00:00:00Z`)) / 86_400_000
  return `${year}-${String(Math.floor(days / 7) + 1).padStart(2, '0')}`
}

function slotOf(kind: keyof typeof SLOT_MS, moment: Date, timeZone: string): Period {
  const length = SLOT_MS[kind]
  const offset = offsetAt(moment, timeZone)
  const shownBy = (ms: number, by: number) => Math.floor((ms + by) / length) * length
  const shown = shownBy(moment.getTime(), offset)
  const wholeFrom = shown - offset
  const from =
    offsetAt(new Date(wholeFrom), timeZone) === offset
      ? wholeFrom
      : changeOfOffset(wholeFrom, moment.getTime(), timeZone).getTime()
  const before =
    offsetAt(new Date(wholeFrom + length - 1), timeZone) === offset
      ? wholeFrom + length
      : changeOfOffset(moment.getTime(), wholeFrom + length, timeZone).getTime()
  const earlier = offsetAt(new Date(from - LONGEST_CHANGE_MS), timeZone)
  const isShownBefore =
    shownBy(from - 1, offsetAt(new Date(from - 1), timeZone)) === shown ||
    (earlier > offset && offsetAt(new Date(from + offset - earlier), timeZone) === earlier)
  const [date, time] = new Date(shown).toISOString().split('T') as [string, string]
  const day = date.replaceAll('-', '')
  const id = kind === 'HOUR' ? `H${day}${time.slice(0, 2)}` : `R${day}T${time.slice(0, 2)}${time.slice(3, 5)}`
  return { id: isShownBefore ? `${id}-2` : id, from: new Date(from), before: new Date(before) }
}

/** The moment between two at which the clocks of the zone are changed. */
function changeOfOffset(fromMs: number, beforeMs: number, timeZone: string): Date {
  const offset = offsetAt(new Date(fromMs), timeZone)
  let [low, high] = [Math.floor(fromMs / 1000), Math.ceil(beforeMs / 1000)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(new Date(middle * 1000), timeZone) === offset) low = middle
    else high = middle
  }
  return new Date(high * 1000)
}
