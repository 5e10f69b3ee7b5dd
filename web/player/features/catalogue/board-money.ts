import { formatCount } from '../../../../design/format.ts'

const COMPACT_FROM = 1e12

/** Whole units of money on the boards: from 10^12 in the short form (domain/gaps.md §1 row 24). */
export function wholeMoney(minor: number): string {
  const whole = Math.floor(minor / 100)
  return whole >= COMPACT_FROM
    ? new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 }).format(whole)
    : formatCount(whole)
}
