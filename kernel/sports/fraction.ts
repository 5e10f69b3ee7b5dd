/** Exact fractions: whatever is multiplied before money is rounded once. */

export interface Fraction {
  readonly num: bigint
  /** Above zero. */
  readonly den: bigint
}

export const ONE: Fraction = { num: 1n, den: 1n }
export const ZERO: Fraction = { num: 0n, den: 1n }

export function fraction(num: bigint, den = 1n): Fraction {
  if (den === 0n) throw new RangeError('a fraction has a denominator')
  return den < 0n ? { num: -num, den: -den } : { num, den }
}

export const times = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.num, den: a.den * b.den })
export const plus = (a: Fraction, b: Fraction): Fraction => ({
  num: a.num * b.den + b.num * a.den,
  den: a.den * b.den,
})
export const inverse = (a: Fraction): Fraction => fraction(a.den, a.num)
export const negative = (a: Fraction): Fraction => ({ num: -a.num, den: a.den })
export const productOf = (factors: readonly Fraction[]): Fraction => factors.reduce(times, ONE)

/** Below zero, zero or above zero, as a is smaller than b, equal to it or larger. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.num * b.den - b.num * a.den
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Of a fraction that is not below zero. */
export function floorOf(a: Fraction): bigint {
  if (a.num < 0n) throw new RangeError('only what is not below zero is rounded down to money')
  return a.num / a.den
}
