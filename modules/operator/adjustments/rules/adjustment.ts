/** What a correction of a balance may be, and when it needs a second person. */
import { adjustmentWays, type AdjustmentCode } from '../../../../contract/shared/adjustment-words.ts'

/**
 * Above what one person may correct alone. What the same person credited or corrected alone for the same
 * member within a day is added, so that many small corrections count as one large one.
 */
export function needsSecondPerson(amount: bigint, alonePostedAmount: bigint, aloneAmount: bigint): boolean {
  const size = amount < 0n ? -amount : amount
  return size + alonePostedAmount > aloneAmount
}

interface AskedFields {
  readonly amount: bigint
  readonly code: AdjustmentCode
  readonly turnoverTimes: number
  readonly mayOwe: boolean
}

/** Impossible combinations: a code and a direction, turnover of deducted money, a debt of added money. */
export function adjustmentFaults({
  amount,
  code,
  turnoverTimes,
  mayOwe,
}: AskedFields): { field: string; rule: string }[] {
  if (amount === 0n) return [{ field: 'amount', rule: 'invalid' }]
  const isAdded = amount > 0n
  if (!adjustmentWays[code].includes(isAdded ? 'add' : 'take')) return [{ field: 'code', rule: 'enum' }]
  if (isAdded ? code === 'BONUS' && turnoverTimes === 0 : turnoverTimes > 0)
    return [{ field: 'turnoverTimes', rule: 'invalid' }]
  return isAdded && mayOwe ? [{ field: 'mayOwe', rule: 'invalid' }] : []
}
