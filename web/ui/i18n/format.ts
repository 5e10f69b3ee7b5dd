/** How figures and times are written (design look §3, copy/STYLE.md §2). Amounts are integer minor units. */
import { dayFigures, dayWords } from '../../../kernel/moment-words.ts'
import type { Language } from './messages.ts'

const TIME_ZONE = 'Asia/Bangkok'
const MINUS = '\u2212'

/** 1248050 → "12,480.50"; the value stays an integer until it is text. */
export function formatAmount(minor: number | bigint, decimals: 0 | 2 = 2): string {
  const value = BigInt(minor)
  const size = value < 0n ? -value : value
  const whole = (size / 100n).toLocaleString('en-US')
  return (value < 0n ? MINUS : '') + (decimals === 0 ? whole : `${whole}.${(size % 100n).toString().padStart(2, '0')}`)
}

/**
 * 1248050 → "฿12,480.50", −5000 → "−฿50.00". `signed` writes the plus too. Play credit (TRIAL) and points never carry
 * the baht sign.
 */
export function formatMoney(minor: number | bigint, currency = 'THB', options: { signed?: boolean; decimals?: 0 | 2 } = {}): string {
  const value = BigInt(minor)
  const size = value < 0n ? -value : value
  const sign = value < 0n ? MINUS : options.signed && value > 0n ? '+' : ''
  return `${sign}${currency === 'THB' ? '฿' : ''}${formatAmount(size, options.decimals)}`
}

/** A Thai keyboard's digits are figures like any other: "๑,๒๕๐" → "1,250". */
export function plainDigits(text: string): string {
  return text.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
}

/** Baht as typed ("1,250.5") → 125050 minor units; null when it is not an amount with at most two decimals. */
export function parseAmount(text: string): number | null {
  const match = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(plainDigits(text).replaceAll(',', '').trim())
  if (!match) return null
  return Number.parseInt(match[1]!, 10) * 100 + Number.parseInt((match[2] ?? '').padEnd(2, '0'), 10)
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

const partsFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
})

function partsOf(time: string | number | Date): Record<string, string> {
  return Object.fromEntries(partsFormat.formatToParts(new Date(time)).map((part) => [part.type, part.value]))
}

const pageLanguage = () => (typeof document === 'undefined' ? 'en' : document.documentElement.lang)

/** For notices and tables, the day first and always in GMT+7: "21/11/2025 22:38:14", in Thai "21/11/2568 22:38:14". */
export function formatDateTime(time: string | number | Date): string {
  return `${formatDate(time)} ${formatClock(time, true)}`
}

/** For a member's records and limits (domain/gaps.md §8, design look §12): "21/11/2025 22:38" or, with seconds, "21/11/2025 22:38:14". */
export function formatRecordTime(time: string | number | Date, withSeconds = false): string {
  return `${formatDate(time)} ${formatClock(time, withSeconds)}`
}

/** Where the year is plain: "21/11 22:38". */
export function formatShortTime(time: string | number | Date): string {
  return `${formatDate(time).slice(0, 5)} ${formatClock(time)}`
}

/** "21/11/2025", in Thai "21/11/2568". */
export function formatDate(time: string | number | Date): string {
  return dayFigures(time, pageLanguage())
}

/** "22:38" or, with seconds, "22:38:14". */
export function formatClock(time: string | number | Date, withSeconds = false): string {
  const { hour, minute, second } = partsOf(time)
  return withSeconds ? `${hour}:${minute}:${second}` : `${hour}:${minute}`
}

/** For sentences: "21 พ.ย. 2568" in the Buddhist era, "21 Nov 2025" in English. */
export function formatLongDate(time: string | number | Date, language: Language): string {
  return dayWords(time, language)
}

/** The business day (YYYY-MM-DD, Asia/Bangkok) of a moment, moved by whole days: what `from` and `to` take. */
export function toBusinessDate(time: number | Date, moveDays = 0): string {
  const { year, month, day } = partsOf(new Date(time).getTime() + moveDays * 86_400_000)
  return `${year}-${month}-${day}`
}
