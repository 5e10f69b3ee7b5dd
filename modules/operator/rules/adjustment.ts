/** When a correction of a balance needs a second person. */

/**
 * Above what one person may correct alone. What the same person posted alone for the same member within a day counts
 * with it, so that many small corrections are one large one.
 */
export function needsSecondPerson(amount: bigint, alonePostedAmount: bigint, aloneAmount: bigint): boolean {
  const size = amount < 0n ? -amount : amount
  return size + alonePostedAmount > aloneAmount
}
