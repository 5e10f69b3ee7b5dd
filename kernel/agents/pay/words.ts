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

/**
 * What a member must have bet in a period to be one of its active bettors, in satang
 * (docs/flows/agent-pay.md): an hour asks for a tenth of a day, and five minutes, whose contracts have no
 * minimums, for any valid bet at all.
 */
export const activeFrom: Readonly<Record<PeriodKind, bigint>> = {
  FIVE_MINUTES: 1n,
  HOUR: 5_000n,
  DAY: 50_000n,
  WEEK: 100_000n,
  HALF_MONTH: 200_000n,
  MONTH: 300_000n,
}
