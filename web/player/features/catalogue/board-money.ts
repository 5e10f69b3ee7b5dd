import { formatCount, formatMoney } from '../../../ui/i18n/format.ts'

const COMPACT_FROM = 1e12

/** Whole units of money on the boards: from 10^12 in the short form (domain/gaps.md §1 row 24). */
export function wholeMoney(minor: number): string {
  const whole = Math.floor(minor / 100)
  return whole >= COMPACT_FROM ? new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 }).format(whole) : formatCount(whole)
}

/** What stands before an amount of this currency; nothing before play credit. */
export function signOf(currency: string): string {
  return formatMoney(0, currency, { decimals: 0 }).slice(0, -1)
}
