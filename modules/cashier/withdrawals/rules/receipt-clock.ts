/** When an unanswered payout counts as received (domain/economy.md §8.3): later at night. */
import { startOfBusinessDate, businessDate } from '../../../../kernel/calendar.ts'

export interface ReceiptRules {
  readonly dayMinutes: number
  readonly nightMinutes: number
}

const HOUR_MS = 3_600_000
const NIGHT_FROM = 23
const NIGHT_TO = 7

/** How many minutes a payout sent at this moment waits for its member: by day, or between 23:00 and 07:00. */
export function confirmMinutesAt(paidAt: Date, timeZone: string, rules: ReceiptRules): number {
  const midnight = startOfBusinessDate(businessDate(paidAt, timeZone), timeZone)
  const hour = (paidAt.getTime() - midnight.getTime()) / HOUR_MS
  return hour >= NIGHT_FROM || hour < NIGHT_TO ? rules.nightMinutes : rules.dayMinutes
}

export function confirmBy(paidAt: Date, timeZone: string, rules: ReceiptRules): Date {
  return new Date(paidAt.getTime() + confirmMinutesAt(paidAt, timeZone, rules) * 60_000)
}
