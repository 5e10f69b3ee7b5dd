/** Issues of the lotteries that draw all day, in Thai time (domain/lottery.md §1.7 and §6.2). */
import { addDays, isCalendarDate } from '../../calendar.ts'

/** Seconds from one draw to the next. */
export type Cycle = 60 | 90 | 180 | 300

export interface IssueTimes {
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
}

interface CycleForm {
  /** Digits behind the date. */
  readonly digits: number
  /** Seconds from the close to the draw. */
  readonly closeSeconds: number
}

const DAY_SECONDS = 86_400
const DAY_MS = DAY_SECONDS * 1_000
/** Thailand is seven hours ahead all year. */
const THAI_OFFSET_MS = 7 * 3_600_000

const forms: Readonly<Record<Cycle, CycleForm>> = {
  60: { digits: 4, closeSeconds: 5 },
  90: { digits: 4, closeSeconds: 5 },
  180: { digits: 3, closeSeconds: 10 },
  300: { digits: 3, closeSeconds: 10 },
}

const isoDate = (thaiMs: number): string => new Date(thaiMs).toISOString().slice(0, 10)
const compact = (date: string): string => date.replaceAll('-', '')

/** The moment of a Thai date at so many seconds from its midnight. */
const thaiMoment = (date: string, seconds: number): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - THAI_OFFSET_MS + seconds * 1_000)

export const issuesADay = (cycle: Cycle): number => DAY_SECONDS / cycle

/** The issue whose interval contains a moment; the end of an interval belongs to the next one. */
export function numeroAt(cycle: Cycle, moment: Date): string {
  const thaiMs = moment.getTime() + THAI_OFFSET_MS
  const place = Math.floor((thaiMs % DAY_MS) / 1_000 / cycle) + 1
  return numeroOf(cycle, isoDate(thaiMs), place)
}

/** The numero of issue `place` (from 1) of a date; beyond the last of the day the next day's follow. */
export function numeroOf(cycle: Cycle, date: string, place: number): string {
  const perDay = issuesADay(cycle)
  const days = Math.floor((place - 1) / perDay)
  const within = ((((place - 1) % perDay) + perDay) % perDay) + 1
  return compact(addDays(date, days)) + String(within).padStart(forms[cycle].digits, '0')
}

/** When an issue opens, closes and is drawn; an issue that does not exist throws a RangeError. */
export function timesOf(cycle: Cycle, numero: string): IssueTimes {
  const { date, place } = placeOf(cycle, numero)
  const draws = place * cycle
  return {
    opensAt: thaiMoment(date, draws - cycle),
    closesAt: thaiMoment(date, draws - forms[cycle].closeSeconds),
    drawsAt: thaiMoment(date, draws),
  }
}

/** The issue that many places later, or earlier if negative. */
export function numeroAfter(cycle: Cycle, numero: string, places = 1): string {
  const { date, place } = placeOf(cycle, numero)
  return numeroOf(cycle, date, place + places)
}

function placeOf(cycle: Cycle, numero: string): { date: string; place: number } {
  const date = dateOfNumero(numero)
  const place = Number(numero.slice(8))
  const isWhole = numero.length === 8 + forms[cycle].digits
  if (!date || !isWhole || place < 1 || place > issuesADay(cycle))
    throw new RangeError(`no issue ${numero} in a cycle of ${cycle} seconds`)
  return { date, place }
}

/** The date in a numero of digits, `YYYY-MM-DD`, or nothing if there is none. */
export function dateOfNumero(numero: string): string | undefined {
  if (!/^[0-9]{8,}$/.test(numero)) return undefined
  const date = `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`
  return isCalendarDate(date) ? date : undefined
}

export const YEEKEE_ROUNDS = 88
const YEEKEE_OPENS = 5 * 3_600
const YEEKEE_FIRST_CLOSE = 6 * 3_600
const YEEKEE_EVERY = 15 * 60

export interface YeekeeTimes {
  readonly opensAt: Date
  readonly closesAt: Date
  /** Numbers are shot until then. */
  readonly shootsUntil: Date
  readonly verifiedAt: Date
  readonly paidBy: Date
}

/** The numero of round 1 to 88 of a date, which is the date of round 1. */
export const yeekeeNumero = (date: string, round: number): string =>
  compact(date) + String(round).padStart(2, '0')

/** When a round opens, closes, ends its shooting and is paid; a round that does not exist throws. */
export function yeekeeTimesOf(numero: string): YeekeeTimes {
  const date = dateOfNumero(numero)
  const round = Number(numero.slice(8))
  if (!date || numero.length !== 10 || round < 1 || round > YEEKEE_ROUNDS)
    throw new RangeError(`no yeekee round ${numero}`)
  const closes = YEEKEE_FIRST_CLOSE + (round - 1) * YEEKEE_EVERY
  return {
    opensAt: thaiMoment(date, YEEKEE_OPENS),
    closesAt: thaiMoment(date, closes),
    shootsUntil: thaiMoment(date, closes + 120),
    verifiedAt: thaiMoment(date, closes + 180),
    paidBy: thaiMoment(date, closes + 480),
  }
}

/**
 * The round that closes next after a moment among those that are open, or nothing from the last close at
 * 03:45 to the opening at 05:00.
 */
export function yeekeeNumeroAt(moment: Date): string | undefined {
  const today = isoDate(moment.getTime() + THAI_OFFSET_MS)
  for (const date of [addDays(today, -1), today]) {
    const sinceFirst = (moment.getTime() - thaiMoment(date, YEEKEE_FIRST_CLOSE).getTime()) / 1_000
    if (sinceFirst < YEEKEE_OPENS - YEEKEE_FIRST_CLOSE) continue
    const round = sinceFirst < 0 ? 1 : Math.floor(sinceFirst / YEEKEE_EVERY) + 2
    if (round <= YEEKEE_ROUNDS) return yeekeeNumero(date, round)
  }
  return undefined
}
