/** The next deadline of a withdrawal in each of its states (domain/economy.md §8.1, §8.3). */
import type { WithdrawalState } from '../../../../contract/shared/cashier-states.ts'

export interface DeadlineRules {
  readonly reviewMinutes: number
  readonly payoutMinutes: number
  readonly disputeHours: number
  readonly complaintDays: number
}

interface Moving {
  readonly state: WithdrawalState
  readonly createdAt: Date
  readonly changedAt: Date
  readonly confirmBy: Date | null
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After the end of a paid withdrawal the deadline is that of a complaint; null if nothing is awaited. */
export function dueBy(withdrawal: Moving, rules: DeadlineRules): Date | null {
  const after = (since: Date, ms: number) => new Date(since.getTime() + ms)
  switch (withdrawal.state) {
    case 'CREATED':
    case 'REVIEW':
      return after(withdrawal.createdAt, rules.reviewMinutes * MINUTE_MS)
    case 'APPROVED':
    case 'PAYING':
    case 'PAID':
      return after(withdrawal.changedAt, rules.payoutMinutes * MINUTE_MS)
    case 'CONFIRM_WAIT':
      return withdrawal.confirmBy
    case 'DISPUTED':
      return after(withdrawal.changedAt, rules.disputeHours * HOUR_MS)
    case 'RECEIVED':
    case 'RESOLVED_PAID':
      return after(withdrawal.changedAt, rules.complaintDays * DAY_MS)
    default:
      return null
  }
}

/** Whether it ended as paid so recently that its member may still complain. */
export function mayComplain(withdrawal: Moving, rules: DeadlineRules, now: Date): boolean {
  const isPaid = withdrawal.state === 'RECEIVED' || withdrawal.state === 'RESOLVED_PAID'
  return isPaid && now < dueBy(withdrawal, rules)!
}
