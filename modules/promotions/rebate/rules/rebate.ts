/** What a member's valid bet gives back (domain/economy.md §3). Amounts in minor units, rates per million. */

const MILLION = 1_000_000n
/** The least that is paid at once: one baht. */
export const LEAST_REBATE = 100n

/** What waits in one category: valid bet, and what a cap left of an earlier claim. */
export interface Waiting {
  readonly product: string
  /** Below zero if a correction took back more than was played since. */
  readonly validAmount: bigint
  readonly carriedAmount: bigint
  readonly ratePpm: number
}

/** The rebate of a category, rounded down once; below zero while a correction outweighs the play. */
export function rebateOf({ validAmount, carriedAmount, ratePpm }: Omit<Waiting, 'product'>): bigint {
  return floorOf(validAmount * BigInt(ratePpm)) + carriedAmount
}

/** `product / 1,000,000`, rounded towards minus infinity: a debt never becomes smaller by rounding. */
function floorOf(product: bigint): bigint {
  const quotient = product / MILLION
  return product < 0n && product % MILLION !== 0n ? quotient - 1n : quotient
}

export interface DueRebate extends Waiting {
  readonly amount: bigint
}

/**
 * The categories that a claim pays: those that come to at least one baht. The others wait, and one below zero
 * is made up by later play of its own.
 */
export function dueRebates(waiting: readonly Waiting[]): readonly DueRebate[] {
  return waiting
    .map((row) => ({ ...row, amount: rebateOf(row) }))
    .filter(({ amount }) => amount >= LEAST_REBATE)
}

export const sumOf = (rows: readonly { readonly amount: bigint }[]): bigint =>
  rows.reduce((sum, { amount }) => sum + amount, 0n)

/** What is paid of each category if only `allowed` may be paid now: in their order, the rest is carried. */
export function paidOf(
  due: readonly DueRebate[],
  allowed: bigint,
): readonly (DueRebate & { paid: bigint })[] {
  let left = allowed
  return due.map((row) => {
    const paid = row.amount < left ? row.amount : left
    left -= paid
    return { ...row, paid }
  })
}
