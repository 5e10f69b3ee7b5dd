/** What points are worth in money (domain/economy.md §4). */
import { POINT } from './earning.ts'

const MINOR = 100n

/** The money for this many thousandths of a point, in satang: whole baht, rounded down. */
export function cashFor(points: bigint, ratio: number): bigint {
  return (points / (POINT * BigInt(ratio))) * MINOR
}

export type ConversionFault = 'POINTS_MIN' | 'POINTS_STEP' | 'POINTS_NOT_ENOUGH'

/** Why an amount cannot become money: below the minimum, worth nothing, not in steps, more than there is. */
export function conversionFault(
  points: bigint,
  terms: { balance: bigint; ratio: number; min: number; step: number },
): ConversionFault | null {
  if (points < BigInt(terms.min) * POINT || cashFor(points, terms.ratio) === 0n) return 'POINTS_MIN'
  if (points % (BigInt(terms.step) * POINT) !== 0n) return 'POINTS_STEP'
  return points > terms.balance ? 'POINTS_NOT_ENOUGH' : null
}
