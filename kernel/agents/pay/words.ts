/** Words of what agents are paid (docs/flows/agent-pay.md). */
import type { PeriodKind } from '../../calendar.ts'

/** CALCULATED waits for an approval; HELD waits for its release. */
export const paymentStates = ['CALCULATED', 'APPROVED', 'PAID', 'HELD'] as const
export type PaymentState = (typeof paymentStates)[number]

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** How long after the end of a period its statement is due (domain/agents.md §4). */
const waits: Readonly<Record<PeriodKind, number>> = {
  FIVE_MINUTES: 60 * SECOND_MS,
  HOUR: 5 * MINUTE_MS,
  DAY: 30 * MINUTE_MS,
  WEEK: 120 * MINUTE_MS,
  HALF_MONTH: 120 * MINUTE_MS,
  MONTH: 120 * MINUTE_MS,
}

/** The moment at which a period that ends before `before` is calculated. */
export const dueAt = (kind: PeriodKind, before: Date): Date => new Date(before.getTime() + waits[kind])
