/** What an open bet is worth now, less the house's part (domain/sportsbook.md §8). */
import { factorOf } from './factors.ts'
import { floorOf, fraction, ONE, plus, productOf, times, type Fraction } from './fraction.ts'
import { PRICE_SCALE } from './odds.ts'
import type { LegResult } from './words.ts'

export const CASH_OUT_MARGIN_PPM = 50_000n
export const LEAST_CASH_OUT_PERCENT = 10
export const MOST_CASH_OUT_PERCENT = 90
/** Less than a baht is not offered. */
const LEAST_OFFER = 100n
const PPM = 1_000_000n

export interface CashOutLeg {
  readonly priceE4: number
  /** Null: open. */
  readonly result: LegResult | null
  readonly sharedBy: number
  /**
   * Of an open leg: win, half win, push and half loss in millionths for the line as it stands for this bet
   * (`remainingLine` of a handicap), and the fair price without the margin, which is read if the chances are
   * not known. Null: suspended or closed.
   */
  readonly now: {
    readonly chances: readonly [number, number, number, number] | null
    readonly priceE4: number
  } | null
}

/** In satang; null: no offer, since a leg is lost, suspended or not priced, or all are settled. */
export function cashOutOffer(bet: {
  readonly stake: bigint
  readonly legs: readonly CashOutLeg[]
  readonly marginPpm: bigint
}): bigint | null {
  if (bet.legs.every(({ result }) => result !== null)) return null
  const worths = bet.legs.map(worthOf)
  if (!worths.every((worth) => worth !== null)) return null
  const stake = fraction(bet.stake)
  const fair = times(stake, productOf(worths))
  const offer = floorOf(times(fair, fraction(PPM - bet.marginPpm, PPM)))
  const potential = floorOf(times(stake, productOf(bet.legs.map(mostOf))))
  const capped = offer > potential ? potential : offer
  return capped < LEAST_OFFER ? null : capped
}

/** What a leg multiplies the stake by on average; null if it cannot be said or is nothing. */
function worthOf({ priceE4, result, sharedBy, now }: CashOutLeg): Fraction | null {
  if (result === 'LOSE') return null
  if (result !== null) return factorOf(result, priceE4, sharedBy)
  if (!now) return null
  if (!now.chances) return now.priceE4 > 0 ? fraction(BigInt(priceE4), BigInt(now.priceE4)) : null
  const [win, halfWin, push, halfLose] = now.chances
  return [
    times(chance(win), factorOf('WIN', priceE4, 1)),
    times(chance(halfWin), factorOf('HALF_WIN', priceE4, 1)),
    times(chance(push), ONE),
    times(chance(halfLose), factorOf('HALF_LOSE', priceE4, 1)),
  ].reduce(plus)
}

const chance = (ppm: number): Fraction => fraction(BigInt(ppm), PPM)

const mostOf = ({ priceE4, result, sharedBy }: CashOutLeg): Fraction =>
  result === null ? fraction(BigInt(priceE4), PRICE_SCALE) : factorOf(result, priceE4, sharedBy)

/**
 * A part of a bet for a part of the offer, both in satang and rounded down: what stays is the stake without
 * the part, to the satang. A percentage outside 10–90 throws; a whole bet is 100.
 */
export function cashOutPart(
  offer: bigint,
  stake: bigint,
  percent: number,
): { readonly paid: bigint; readonly cashedStake: bigint } {
  const isPart = percent >= LEAST_CASH_OUT_PERCENT && percent <= MOST_CASH_OUT_PERCENT
  if (!Number.isInteger(percent) || !(isPart || percent === 100))
    throw new RangeError('a part is 10 to 90 percent')
  const share = BigInt(percent)
  return { paid: (offer * share) / 100n, cashedStake: (stake * share) / 100n }
}
