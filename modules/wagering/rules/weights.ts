/** How much of a valid bet counts for a requirement, in percent (domain/economy.md §5). */
import { weighedGames, type Weights } from '../../../kernel/promotions/weights.ts'

export { bonusWeights, depositWeights, type Weights } from '../../../kernel/promotions/weights.ts'

/** What was played. */
export interface Played {
  readonly gameCode: string
  readonly product: string
}

/** What these weights call it: the game if it has a weight of its own, otherwise its product. */
export const weighedAs = (weights: Weights, { gameCode, product }: Played): string =>
  Object.hasOwn(weighedGames, gameCode) && Object.hasOwn(weights, gameCode) ? gameCode : product

export function weightOf(weights: Weights, played: Played): bigint {
  const name = weighedAs(weights, played)
  return BigInt(Object.hasOwn(weights, name) ? weights[name]! : weights.default)
}
