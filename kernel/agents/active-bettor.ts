/** The valid bet, in satang, that makes a depositor an active bettor of a period. */
import type { PeriodKind } from '../calendar.ts'

export type ActivePeriod = Extract<PeriodKind, 'DAY' | 'WEEK' | 'HALF_MONTH' | 'MONTH'>

export const activeThresholds: Readonly<Record<ActivePeriod, bigint>> = {
  DAY: 50_000n,
  WEEK: 100_000n,
  HALF_MONTH: 200_000n,
  MONTH: 300_000n,
}
