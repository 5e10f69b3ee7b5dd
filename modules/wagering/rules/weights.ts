/** How much of a valid bet counts for a requirement, in percent (domain/economy.md §5). */
import type { Weights } from '../../../kernel/promotions/weights.ts'

export { bonusWeights, depositWeights, type Weights } from '../../../kernel/promotions/weights.ts'

/** What was played. */
export interface Played {
  /** As VENDOR/GAME. */
  readonly game: string
  readonly product: string
}

/** What these weights call it: the game if it has a weight of its own, otherwise its product. */
export const weighedAs = (weights: Weights, { game, product }: Played): string =>
  Object.hasOwn(weights, game) ? game : product

export function weightOf(weights: Weights, played: Played): bigint {
  const name = weighedAs(weights, played)
  return BigInt(Object.hasOwn(weights, name) ? weights[name]! : weights.default)
}
