/** What a correction of a balance may be, and when it needs a second person. */
import { adjustmentWays, type AdjustmentCode } from '../../../contract/shared/adjustment-words.ts'

/**
 * Above what one person may correct alone. What the same person credited or corrected alone for the same member within a day counts
 * with it, so that many small corrections are one large one.
 */
export function needsSecondPerson(amount: bigint, alonePostedAmount: bigint, aloneAmount: bigint): boolean {
  const size = amount < 0n ? -amount : amount
  return size + alonePostedAmount > aloneAmount
}

interface AskedFields { readonly amount: bigint; readonly code: AdjustmentCode; readonly turnoverTimes: number; readonly mayOwe: boolean }

/** What does not go together: a code and a direction, turnover of money that is taken, a debt of money that is given. */
export function adjustmentFaults({ amount, code, turnoverTimes, mayOwe }: AskedFields): { field: string; rule: string }[] {
  if (amount === 0n) return [{ field: 'amount', rule: 'invalid' }]
  const isAdded = amount > 0n
  if (!adjustmentWays[code].includes(isAdded ? 'add' : 'take')) return [{ field: 'code', rule: 'enum' }]
  if (isAdded ? code === 'BONUS' && turnoverTimes === 0 : turnoverTimes > 0) return [{ field: 'turnoverTimes', rule: 'invalid' }]
  return isAdded && mayOwe ? [{ field: 'mayOwe', rule: 'invalid' }] : []
}
