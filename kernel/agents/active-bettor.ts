/** Who is an active bettor of a period: valid bet in satang, and a confirmed deposit ever (docs/domain/agents.md). */
import type { PeriodKind } from '../calendar.ts'

export type ActivePeriod = Extract<PeriodKind, 'DAY' | 'WEEK' | 'HALF_MONTH' | 'MONTH'>

export const activeThresholds: Readonly<Record<ActivePeriod, bigint>> = {
  DAY: 50_000n,
  WEEK: 100_000n,
  HALF_MONTH: 200_000n,
  MONTH: 300_000n,
}
