/** The periods of the dashboard and how its figures are laid out over them. */
import { addDays, businessDate, startOfBusinessDate } from '../../../../kernel/calendar.ts'

export type Period = 'TODAY' | 'WEEK' | 'MONTH'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface PeriodBounds {
  /** First and last business date, both included. */
  fromDate: string
  toDate: string
  /** Half-open [from, to); `to` is the end of the last bucket, in the future while the day runs. */
  from: Date
  to: Date
  beforeFrom: Date
  /** The same period before, up to the same moment, for a fair comparison. */
  beforeTo: Date
  bucketMs: number
  buckets: number
}

/**
 * Today by hours compared with yesterday, or 7 / 30 business days (including today) by days with as many
 * before.
 */
export function boundsOf(period: Period, now: Date, timeZone: string): PeriodBounds {
  const today = businessDate(now, timeZone)
  const days = period === 'TODAY' ? 1 : period === 'WEEK' ? 7 : 30
  const from = startOfBusinessDate(addDays(today, 1 - days), timeZone)
  const to = startOfBusinessDate(addDays(today, 1), timeZone)
  const beforeFrom = startOfBusinessDate(addDays(today, 1 - 2 * days), timeZone)
  const bucketMs = period === 'TODAY' ? HOUR_MS : DAY_MS
  return {
    fromDate: addDays(today, 1 - days),
    toDate: today,
    from,
    to,
    beforeFrom,
    beforeTo: new Date(beforeFrom.getTime() + (now.getTime() - from.getTime())),
    bucketMs,
    buckets: period === 'TODAY' ? 24 : days,
  }
}

export interface Bucket {
  start: Date
  ggr: bigint
}

/** One point per bucket; future ones are null and not zero. */
export function seriesOf(
  bounds: PeriodBounds,
  now: Date,
  current: readonly Bucket[],
  before: readonly Bucket[],
): { start: Date; ggrAmount: bigint | null; ggrBeforeAmount: bigint }[] {
  const at = (list: readonly Bucket[], from: Date) => {
    const sums = new Map<number, bigint>()
    for (const bucket of list) {
      const index = Math.floor((bucket.start.getTime() - from.getTime()) / bounds.bucketMs)
      sums.set(index, (sums.get(index) ?? 0n) + bucket.ggr)
    }
    return sums
  }
  const now_ = at(current, bounds.from)
  const then = at(before, bounds.beforeFrom)
  return Array.from({ length: bounds.buckets }, (_, index) => {
    const start = new Date(bounds.from.getTime() + index * bounds.bucketMs)
    return {
      start,
      ggrAmount: start > now ? null : (now_.get(index) ?? 0n),
      ggrBeforeAmount: then.get(index) ?? 0n,
    }
  })
}

/** Stakes of four weeks by weekday (0 is Monday) and hour of the merchant's clock. */
export function heatOf(
  hours: readonly { start: Date; stakes: bigint }[],
  timeZone: string,
): { weekday: number; hour: number; stakeAmount: bigint }[] {
  const sums = new Map<number, bigint>()
  for (const { start, stakes } of hours) {
    const date = businessDate(start, timeZone)
    const hour = Math.floor((start.getTime() - startOfBusinessDate(date, timeZone).getTime()) / HOUR_MS)
    const weekday = (Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS) + 3) % 7
    const cell = weekday * 24 + hour
    sums.set(cell, (sums.get(cell) ?? 0n) + stakes)
  }
  return Array.from({ length: 7 * 24 }, (_, cell) => ({
    weekday: Math.floor(cell / 24),
    hour: cell % 24,
    stakeAmount: sums.get(cell) ?? 0n,
  }))
}

/** Deposits and withdrawals of each business date, including days without any. */
export function daysOf(
  rows: readonly { start: Date; deposits: bigint; withdrawals: bigint }[],
  dates: readonly string[],
  timeZone: string,
): { date: string; depositAmount: bigint; withdrawalAmount: bigint }[] {
  const sums = new Map(dates.map((date) => [date, { date, depositAmount: 0n, withdrawalAmount: 0n }]))
  for (const row of rows) {
    const day = sums.get(businessDate(row.start, timeZone))
    if (!day) continue
    day.depositAmount += row.deposits
    day.withdrawalAmount += row.withdrawals
  }
  return [...sums.values()]
}

/** payouts / stakes to four decimals, rounded down: "0.9612"; null if nothing was staked. */
export function returnRate(stakes: bigint, payouts: bigint): string | null {
  if (stakes <= 0n) return null
  const tenThousandths = (payouts * 10_000n) / stakes
  return `${tenThousandths / 10_000n}.${(tenThousandths % 10_000n).toString().padStart(4, '0')}`
}

/** The months up to the present one, oldest first: "2025-04" … "2026-03". */
export function monthsUntil(now: Date, timeZone: string, count: number): string[] {
  const [year = 0, month = 0] = businessDate(now, timeZone)
    .split('-')
    .map((part) => parseInt(part, 10))
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + month - 1 - (count - 1 - index)
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}
