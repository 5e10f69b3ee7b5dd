/**
 * What a member must have bet in a period to be one of its active bettors, in satang
 * (docs/flows/agent-pay.md): an hour asks for a tenth of a day, and five minutes, whose contracts have no
 * minimums, for any valid bet at all.
 */
import type { PeriodKind } from '../calendar.ts'

/** Periods of which team figures count who is active. */
export type ActivePeriod = Extract<PeriodKind, 'DAY' | 'WEEK' | 'HALF_MONTH' | 'MONTH'>

export const activeFrom: Readonly<Record<PeriodKind, bigint>> = {
  FIVE_MINUTES: 1n,
  HOUR: 5_000n,
  DAY: 50_000n,
  WEEK: 100_000n,
  HALF_MONTH: 200_000n,
  MONTH: 300_000n,
}
