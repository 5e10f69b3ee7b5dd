/** What kinds that give bonus money have in common (domain/economy.md §5). */
import { products } from '../products.ts'
import { ceilToMinor, floorToMinor } from '../money.ts'
import { LEAST_BONUS_PRICE_E4, pricedProducts } from '../sports/bonus-price.ts'
import type { ArgumentFault } from './arguments.ts'
import type { Reward, StoryLine } from './kind.ts'
import { bonusWeights, weighedGames, type Weights } from './weights.ts'

/** The bounds of a bonus: its turnover, the time for it, and what may be staked until it is reached. */
export const bonusArguments = {
  times: { form: 'TIMES', min: 1_000_000, max: 60_000_000, default: 12_000_000 },
  days: { form: 'DAYS', min: 1, max: 90, default: 30 },
  /** The largest stake is this part of the bonus, and never more than the amount. */
  stakePercent: { form: 'RATE', min: 10_000, max: 1_000_000, default: 100_000 },
  stakeAmount: { form: 'MONEY', min: 100, max: 1_000_000, default: 50_000 },
  /** Products that cannot be played while the turnover is open. */
  excluded: { form: 'CHOICES', choices: products, default: [] },
} as const

/** What they are to be where they contradict another (`orders` of a kind). */
export const bonusOrders = { stakeAmount: 'most' } as const

interface BonusValues {
  readonly times: number
  readonly days: number
  readonly stakePercent: number
  readonly stakeAmount: number
  readonly excluded: readonly string[]
}

/** A part in millionths, rounded down, and never above the cap. */
export function cappedPart(amount: bigint, ppm: number, cap: number): bigint {
  const part = floorToMinor(amount, BigInt(ppm))
  return part < BigInt(cap) ? part : BigInt(cap)
}

/** Bonus money whose turnover counts from `baseAmount`; null for none. */
export function bonusOf(values: BonusValues, amount: bigint, baseAmount: bigint): Reward | null {
  if (amount <= 0n) return null
  const stake = cappedPart(amount, values.stakePercent, values.stakeAmount)
  return {
    amount,
    baseAmount,
    timesPpm: BigInt(values.times),
    isBonus: true,
    // A bonus of a few satang would otherwise forbid every bet.
    maxStake: stake > 0n ? stake : 1n,
    days: values.days,
  }
}

/** The turnover of a reward in minor units, rounded up. */
export const requiredOf = ({ baseAmount, timesPpm }: Pick<Reward, 'baseAmount' | 'timesPpm'>): bigint =>
  ceilToMinor(baseAmount, timesPpm)

/** A largest stake above the largest bonus bounds nothing, and some product must fill the turnover. */
export function bonusFaults(
  { stakeAmount, excluded }: Pick<BonusValues, 'stakeAmount' | 'excluded'>,
  mostAmount: number,
): ArgumentFault[] {
  const isFilled = products.some((product) => !excluded.includes(product) && weightIn(product) > 0)
  return [
    ...(stakeAmount > mostAmount ? [{ argument: 'stakeAmount', rule: 'order' } as const] : []),
    ...(isFilled ? [] : [{ argument: 'excluded', rule: 'enum' } as const]),
  ]
}

/** How much of a bet on a product, or a game of its own weight, counts for a bonus, in percent. */
export const weightIn = (product: string): number =>
  Object.hasOwn(bonusWeights, product) ? bonusWeights[product]! : bonusWeights.default

/** Turnover, time, stakes and games, in the order of the terms. */
export function bonusLines(values: BonusValues, base: string): StoryLine[] {
  const { times, days, stakePercent, stakeAmount, excluded } = values
  return [
    {
      name: 'turnover',
      values: { times: { ratePpm: times }, base: { text: base }, days: { number: days } },
    },
    ...weightLines(bonusWeights, excluded),
    ...priceLines(excluded),
    ...(excluded.length === 0 ? [] : [{ name: 'games_excluded', values: { games: { products: excluded } } }]),
    { name: 'max_bet', values: { percent: { ratePpm: stakePercent }, max: { money: stakeAmount } } },
    { name: 'expiry', values: { days: { number: days } } },
    { name: 'no_rebate', values: {} },
  ]
}

/** From which price bets on sports count, unless none of them can be made. */
function priceLines(excluded: readonly string[]): StoryLine[] {
  const games = pricedProducts.filter((product) => !excluded.includes(product))
  if (games.length === 0) return []
  const price = { priceE4: LEAST_BONUS_PRICE_E4 }
  return [{ name: 'games_price', values: { games: { products: games }, price } }]
}

/** Which products and games count, the full ones first and those that do not count last. */
function weightLines(weights: Weights, excluded: readonly string[]): StoryLine[] {
  const played = [
    ...products.filter((product) => !excluded.includes(product)),
    ...Object.keys(weighedGames).filter((game) => !excluded.includes(weighedGames[game]!)),
  ]
  const levels = [...new Set(played.map(weightIn))].sort((one, other) => other - one)
  return levels.map((weight): StoryLine => {
    const games = { products: played.filter((product) => weightIn(product) === weight) }
    if (weight === 100) return { name: 'games', values: { games } }
    if (weight === weights.default) return { name: 'games_none', values: { games } }
    return { name: 'games_weight', values: { percent: { ratePpm: weight * 10_000 }, games } }
  })
}
