/**
 * Negative bases that wait for better periods (docs/flows/agent-pay.md). What is carried is never collected:
 * it lowers what later periods pay, at most to nothing.
 */
import type { CarryMode } from '../contracts/words.ts'

/** A negative base of one period, and in how many more periods it may be set off; null: in all. */
export interface CarryLayer {
  readonly amount: bigint
  readonly periodsLeft: number | null
}

export interface CarryTerms {
  readonly carry: CarryMode
  /** Of CARRY_MAX alone. */
  readonly carryPeriods: number
}

export const carriedSum = (layers: readonly CarryLayer[]): bigint =>
  layers.reduce((sum, { amount }) => sum + amount, 0n)

/**
 * What waits after a period with this base. Good periods use up the oldest first. `corrections` is the part
 * of the base that corrects results of earlier periods: where a contract drops negative bases, what such
 * corrections make negative is carried all the same, or a period's end would wipe them out.
 */
export function carryAfter(
  layers: readonly CarryLayer[],
  base: bigint,
  corrections: bigint,
  { carry, carryPeriods }: CarryTerms,
): CarryLayer[] {
  let left = base
  const kept: CarryLayer[] = []
  for (const { amount, periodsLeft } of layers) {
    const used = left > 0n ? (left < -amount ? left : -amount) : 0n
    left -= used
    const rest = amount + used
    const still = periodsLeft === null ? null : periodsLeft - 1
    if (rest < 0n && still !== 0) kept.push({ amount: rest, periodsLeft: still })
  }
  const fresh = carry === 'RESET' ? largest(base, corrections) : base
  if (fresh < 0n) kept.push({ amount: fresh, periodsLeft: carry === 'CARRY_MAX' ? carryPeriods : null })
  return kept
}

const largest = (one: bigint, other: bigint): bigint => (one > other ? one : other)
