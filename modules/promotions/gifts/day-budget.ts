/** What a promotion may still give on a business day. */
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'

export interface DaySpending {
  /** Null: no bound. */
  readonly dayBudgetAmount: bigint | null
  /** What was given on the latest day on which something was given, in minor units. */
  readonly daySpentAmount: bigint
  /** That business day, YYYY-MM-DD. */
  readonly daySpentOn: string | null
}

/** A business day of a house, and when the next one begins. */
export interface BudgetDay {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly before: Date
}

export function budgetDay(timeZone: string, now: Date): BudgetDay {
  const date = businessDate(now, timeZone)
  return { date, before: startOfBusinessDate(addDays(date, 1), timeZone) }
}

/** What was given on this day. What is given around midnight may stand on the later day. */
export const spentOn = ({ daySpentAmount, daySpentOn }: DaySpending, { date }: BudgetDay): bigint =>
  daySpentOn !== null && daySpentOn >= date ? daySpentAmount : 0n

/** Whether the day has room for one more claim of this amount. */
export const fitsDay = (promotion: DaySpending, day: BudgetDay, amount: bigint): boolean =>
  promotion.dayBudgetAmount === null || spentOn(promotion, day) + amount <= promotion.dayBudgetAmount
