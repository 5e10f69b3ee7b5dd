/**
 * Parlays and systems once more (domain/sportsbook.md §5), for comparison: every leg is two halves of a
 * stake, each paid, returned or gone, and the parlays of a system are found by counting bits.
 */

export interface HalvedLeg {
  /** Hundredths. */
  readonly price: number
  /** What each half comes to. */
  readonly halves: readonly [Half, Half]
}
export type Half = 'pays' | 'back' | 'gone'

const worth = (half: Half, price: number): bigint =>
  half === 'pays' ? BigInt(price) : half === 'back' ? 100n : 0n

export function parlayAgain(stake: bigint, legs: readonly HalvedLeg[]): bigint {
  let num = stake
  let den = 1n
  for (const { price, halves } of legs) {
    num *= worth(halves[0], price) + worth(halves[1], price)
    den *= 200n
  }
  return (num - (num % den)) / den
}

const bitsOf = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitsOf(mask >> 1))

/** All parlays of `least` to `most` legs, each with the same stake. */
export function systemAgain(
  stakeOfEach: bigint,
  legs: readonly HalvedLeg[],
  least: number,
  most: number,
): { readonly payout: bigint; readonly parlays: number } {
  let payout = 0n
  let parlays = 0
  for (let mask = 1; mask < 2 ** legs.length; mask++) {
    const size = bitsOf(mask)
    if (size < least || size > most) continue
    parlays += 1
    payout += parlayAgain(
      stakeOfEach,
      legs.filter((_, place) => (mask >> place) & 1),
    )
  }
  return { payout, parlays }
}
