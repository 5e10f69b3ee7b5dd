/** What a decided leg multiplies a stake by (domain/sportsbook.md §3, domain/sportsbook.md §5), exactly. */
import { floorOf, fraction, ONE, productOf, ZERO, type Fraction } from './fraction.ts'
import { PRICE_SCALE } from './odds.ts'
import type { LegResult } from './words.ts'

export interface DecidedLeg {
  readonly code: string
  readonly priceE4: number
  readonly result: LegResult
  /** Of a dead heat: the stake is divided by so many, and the price is paid on one part. */
  readonly sharedBy: number
}

export function factorOf(result: LegResult, priceE4: number, sharedBy: number): Fraction {
  const price = BigInt(priceE4)
  switch (result) {
    case 'WIN':
      return fraction(price, PRICE_SCALE * BigInt(sharedBy))
    case 'HALF_WIN':
      return fraction(price + PRICE_SCALE, 2n * PRICE_SCALE)
    case 'PUSH':
    case 'VOID':
      return ONE
    case 'HALF_LOSE':
      return fraction(1n, 2n)
    case 'LOSE':
      return ZERO
  }
}

/** What a stake in satang returns: rounded down once, after all factors. */
export const payoutOf = (stake: bigint, factors: readonly Fraction[]): bigint => {
  const { num, den } = productOf(factors)
  return floorOf({ num: stake * num, den })
}

/**
 * What a single bet returns. On a quarter line the stake is two halves, and of an odd stake the half on the
 * lower line has the smaller part. The lower line is the easier one for over, the harder one for all others.
 */
export function singlePayoutOf(stake: bigint, leg: DecidedLeg): bigint {
  const onLower = stake / 2n
  const onUpper = stake - onLower
  const [easier, harder] = leg.code === 'OVER' ? [onLower, onUpper] : [onUpper, onLower]
  if (leg.result === 'HALF_LOSE') return easier
  if (leg.result === 'HALF_WIN') return (easier * BigInt(leg.priceE4) + harder * PRICE_SCALE) / PRICE_SCALE
  return payoutOf(stake, [factorOf(leg.result, leg.priceE4, leg.sharedBy)])
}
