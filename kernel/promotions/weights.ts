/**
 * How much of a valid bet counts for a requirement, in percent (domain/economy.md §5), by product, or by the
 * code of a game that has a figure of its own.
 */
import type { Product } from '../products.ts'

export type Weights = Readonly<Record<string, number>> & { readonly default: number }

/** A deposit's own requirement: every game counts fully. */
export const depositWeights: Weights = { default: 100 }

/** A bonus, unless its promotion says otherwise. */
export const bonusWeights: Weights = {
  RNG: 100,
  FISH: 100,
  SPORTS: 100,
  ESPORTS: 100,
  COCKFIGHT: 50,
  LIVE: 20,
  BLACKJACK: 10,
  LOTT: 20,
  ELOTT: 20,
  VN: 20,
  SEA: 20,
  PVP: 0,
  default: 0,
}

/** Games that count otherwise than the product that they are booked under, by their codes. */
export const weighedGames: Readonly<Record<string, Product>> = { BLACKJACK: 'LIVE' }
