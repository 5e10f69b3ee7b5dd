/** How much of a valid bet counts for a requirement, in percent by product (domain/economy.md §5). */

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
  LOTT: 20,
  ELOTT: 20,
  VN: 20,
  SEA: 20,
  PVP: 0,
  default: 0,
}
