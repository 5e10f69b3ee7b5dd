/** How figures and times are written (look.md §3, style.md §8). Amounts are integer minor units. */
import { signOf, unitsOf } from '../kernel/money.ts'
import { dayFigures, dayWords } from '../kernel/moment-words.ts'
import type { InterfaceLanguage } from '../kernel/languages.ts'
import { houseCurrency, houseZone } from './house.ts'

const MINUS = '\u2212'

/** 1248050 → "12,480.50"; the value stays an integer until it is text. */
export function formatAmount(minor: number | bigint, decimals: 0 | 2 = 2): string {
  const value = BigInt(minor)
  const size = value < 0n ? -value : value
  const whole = (size / 100n).toLocaleString('en-US')
  return (
    (value < 0n ? MINUS : '') +
    (decimals === 0 ? whole : `${whole}.${(size % 100n).toString().padStart(2, '0')}`)
  )
}

/**
 * 1248050 → "฿12,480.50", −5000 → "−฿50.00". `signed` writes the plus too. Play credit (TRIAL) and points
 * never carry the sign of a currency; points are whole ones, without a sign below one: 1248999 POINT →
 * "1,248", 80 POINT → "0".
 */
export function formatMoney(
  minor: number | bigint,
  currency = houseCurrency(),
  options: { signed?: boolean; decimals?: 0 | 2 } = {},
): string {
  const value = BigInt(minor)
  const size = value < 0n ? -value : value
  if (currency === 'POINT') {
    const whole = size / unitsOf(currency)
    return `${whole === 0n ? '' : signBefore(value, options.signed)}${whole.toLocaleString('en-US')}`
  }
  return `${signBefore(value, options.signed)}${signOf(currency)}${formatAmount(size, options.decimals)}`
}

const signBefore = (value: bigint, isSigned = false): string =>
  value < 0n ? MINUS : isSigned && value > 0n ? '+' : ''

/** A Thai keyboard's digits are figures like any other: "๑,๒๕๐" → "1,250". */
export function plainDigits(text: string): string {
  return text.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
}

/**
 * An amount as typed ("1,250.5") → 125050 minor units; null when it is not an amount with at most two
 * decimals.
 */
export function parseAmount(text: string): number | null {
  const match = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(plainDigits(text).replaceAll(',', '').trim())
  if (!match) return null
  return Number.parseInt(match[1]!, 10) * 100 + Number.parseInt((match[2] ?? '').padEnd(2, '0'), 10)
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

const partsFormats = new Map<string, Intl.DateTimeFormat>()

function partsFormat(timeZone: string): Intl.DateTimeFormat {
  let format = partsFormats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    partsFormats.set(timeZone, format)
  }
  return format
}

function partsOf(time: string | number | Date): Record<string, string> {
  const parts = partsFormat(houseZone()).formatToParts(new Date(time))
  return Object.fromEntries(parts.map((part) => [part.type, part.value]))
}

const pageLanguage = () => (typeof document === 'undefined' ? 'en' : document.documentElement.lang)

/**
 * For notices and tables, the day first and always in the merchant's zone: "21/11/2025 22:38:14", in Thai
 * "21/11/2568 22:38:14".
 */
export function formatDateTime(time: string | number | Date): string {
  return `${formatDate(time)} ${formatClock(time, true)}`
}

/**
 * For a member's records and limits (domain/gaps.md §8, look.md §12): "21/11/2025 22:38" or, with
 * seconds, "21/11/2025 22:38:14".
 */
export function formatRecordTime(time: string | number | Date, withSeconds = false): string {
  return `${formatDate(time)} ${formatClock(time, withSeconds)}`
}

/** If the year is clear: "21/11 22:38". */
export function formatShortTime(time: string | number | Date): string {
  return `${formatDate(time).slice(0, 5)} ${formatClock(time)}`
}

/** "21/11/2025", in Thai "21/11/2568". */
export function formatDate(time: string | number | Date): string {
  return dayFigures(time, pageLanguage(), houseZone())
}

/** A day of the calendar (YYYY-MM-DD), whatever the zone: "21/11/2025", in Thai "21/11/2568". */
export function formatDay(day: string): string {
  return dayFigures(day, pageLanguage(), 'UTC')
}

/** "22:38" or, with seconds, "22:38:14". */
export function formatClock(time: string | number | Date, withSeconds = false): string {
  const { hour, minute, second } = partsOf(time)
  return withSeconds ? `${hour}:${minute}:${second}` : `${hour}:${minute}`
}

/** For sentences: "21 พ.ย. 2568" in the Buddhist era, "21 Nov 2025" in English. */
export function formatLongDate(time: string | number | Date, language: InterfaceLanguage): string {
  return dayWords(time, language, houseZone())
}

/** "2025", in Thai "2568": in the era of the dates around it. */
export function formatYear(time: string | number | Date, language: string): string {
  return dayFigures(time, language, houseZone()).slice(-4)
}

/**
 * The merchant's business day (YYYY-MM-DD) of a moment, moved by whole days: what `from` and `to` take.
 */
export function toBusinessDate(time: number | Date, moveDays = 0): string {
  const { year, month, day } = partsOf(new Date(time).getTime() + moveDays * 86_400_000)
  return `${year}-${month}-${day}`
}
