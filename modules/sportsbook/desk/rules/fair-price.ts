/**
 * Fair prices, margins and what a trader may ask for (domain/sportsbook.md §10, domain/sportsbook.md §7).
 * Prices are decimal prices times 10,000. They guide people: what a bet pays is worked out from the price
 * that it took.
 */

export const LEAST_PRICE_E4 = 10_100
export const MOST_PRICE_E4 = 10_000_000
/** From this far off the fair price on, a trader is asked twice. */
export const FAR_PPM = 100_000
/** Evidently wrong is a price from one and a half times the fair one on. */
const WRONG_NUMERATOR = 3
const WRONG_DENOMINATOR = 2
/** Sides whose fair prices are nearer to each other than this may change places. */
const INVERTED_FROM_PPM = 1_200_000

const ONE = 10_000
const MILLION = 1_000_000

/** [win, half win, push, half loss] in millionths; what is left loses. */
export type Chances = readonly [number, number, number, number]

export interface PricedMarket {
  readonly typeCode: string
  /** 0: not offered. */
  readonly pricesE4: readonly number[]
  readonly chances: readonly Chances[] | null
}

/** The chances of all selections of a double chance add up to two, of every other market to one. */
const sumOfChances = (typeCode: string): number => (typeCode === 'DC' ? 2 : 1)

/** How often a selection wins, in parts of one, counting half results by half; 0: never. */
function shareOf([win, halfWin, push, halfLoss]: Chances): number {
  const loss = MILLION - win - halfWin - push - halfLoss
  const decided = 2 * win + halfWin + 2 * loss + halfLoss
  return decided === 0 ? 0 : (2 * win + halfWin) / decided
}

const inverse = (priceE4: number): number => (priceE4 > 0 ? ONE / priceE4 : 0)
const sumOfInverses = (pricesE4: readonly number[]): number =>
  pricesE4.reduce((sum, price) => sum + inverse(price), 0)

/** What each selection's chance is, without a margin; 0: not known. */
export function sharesOf({ typeCode, pricesE4, chances }: PricedMarket): readonly number[] {
  if (chances && chances.length === pricesE4.length) return chances.map(shareOf)
  const sum = sumOfInverses(pricesE4)
  return pricesE4.map((price) => (sum === 0 ? 0 : (inverse(price) / sum) * sumOfChances(typeCode)))
}

/** The price at which neither side expects to win, of each selection; null: not known. */
export const fairPricesOf = (market: PricedMarket): readonly (number | null)[] =>
  sharesOf(market).map((share) => (share > 0 ? Math.floor(ONE / share) : null))

/** Σ 1/D of the offered selections, in millionths: 1,040,000 is an overround of 4 %. */
export const bookPpmOf = (pricesE4: readonly number[]): number =>
  Math.round(sumOfInverses(pricesE4) * MILLION)

/** What the offered prices leave over the fair ones, in millionths; null: not known. */
export function marginPpmOf(
  market: PricedMarket,
  offeredE4: readonly number[] = market.pricesE4,
): number | null {
  const shares = sharesOf(market)
  const offered = offeredE4
    .map((price, place) => [price, shares[place]!] as const)
    .filter(([price]) => price > 0)
  const fair = offered.reduce((sum, [, share]) => sum + share, 0)
  if (fair === 0) return null
  return Math.round((sumOfInverses(offeredE4) / fair - 1) * MILLION)
}

export type PriceFault =
  | { readonly kind: 'RANGE'; readonly place: number }
  /** One and a half times the fair price, sides that changed places, or prices that lose whatever happens. */
  | { readonly kind: 'WRONG'; readonly place: number; readonly why: 'HIGH' | 'INVERTED' | 'NO_MARGIN' }
  /** Asked twice. */
  | { readonly kind: 'FAR'; readonly place: number; readonly percent: number }

/**
 * What is wrong with prices that a trader asks for, the worst first; null: nothing. Selections that the
 * feed does not offer stay unoffered.
 */
export function faultOf(market: PricedMarket, askedE4: readonly number[]): PriceFault | null {
  const offered = market.pricesE4.map((price) => price > 0)
  const outside = askedE4.findIndex(
    (price, place) =>
      !Number.isSafeInteger(price) ||
      (offered[place] ? price < LEAST_PRICE_E4 || price > MOST_PRICE_E4 : price !== 0),
  )
  if (askedE4.length !== offered.length || outside >= 0) return { kind: 'RANGE', place: Math.max(0, outside) }
  const fair = fairPricesOf(market)
  const high = askedE4.findIndex(
    (price, place) => fair[place] != null && price * WRONG_DENOMINATOR >= fair[place] * WRONG_NUMERATOR,
  )
  if (high >= 0) return { kind: 'WRONG', place: high, why: 'HIGH' }
  if (isInverted(fair, askedE4)) return { kind: 'WRONG', place: 0, why: 'INVERTED' }
  const margin = marginPpmOf(market, askedE4)
  if (margin !== null && margin < 0) return { kind: 'WRONG', place: 0, why: 'NO_MARGIN' }
  return farOf(fair, askedE4)
}

/** Two sides whose prices fit better if they change places. */
function isInverted(fair: readonly (number | null)[], asked: readonly number[]): boolean {
  const [home, away] = fair
  if (fair.length !== 2 || home == null || away == null) return false
  const apart = (Math.max(home, away) / Math.min(home, away)) * MILLION
  return apart >= INVERTED_FROM_PPM && home < away !== asked[0]! < asked[1]!
}

function farOf(fair: readonly (number | null)[], asked: readonly number[]): PriceFault | null {
  const off = asked.map((price, place) => {
    const own = fair[place]
    return own == null || price === 0 ? 0 : Math.abs(price / own - 1)
  })
  const most = Math.max(0, ...off)
  const place = off.indexOf(most)
  return most * MILLION < FAR_PPM ? null : { kind: 'FAR', place, percent: Math.round(most * 100) }
}
