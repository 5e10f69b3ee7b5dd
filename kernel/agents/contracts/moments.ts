/** When a contract begins and ends, and until when its sides may answer (domain/agents.md §5.1). */
import { periodOf, type PeriodKind } from '../../calendar.ts'

const DAY_MS = 86_400_000
export const OFFER_DAYS = 7
export const TERMINATION_DAYS = 3

/**
 * A contract begins with the next period, whether it is the first of its kind or takes the place of another:
 * with the next window or hour, tomorrow, or with the next dividend period. An agreed end is at the same
 * moment: the running period is still settled. So no contract covers a part of a period.
 */
export const nextPeriod = (period: PeriodKind, now: Date, timeZone: string): Date =>
  periodOf(period, now, timeZone).before

export const offerAnswerBy = (now: Date): Date => new Date(now.getTime() + OFFER_DAYS * DAY_MS)
export const terminationAnswerBy = (now: Date): Date => new Date(now.getTime() + TERMINATION_DAYS * DAY_MS)
