/** How much of a valid bet counts for a requirement, in percent by product (domain/economy.md §5). */
import type { Weights } from '../../../kernel/promotions/weights.ts'

export { bonusWeights, depositWeights, type Weights } from '../../../kernel/promotions/weights.ts'

export function weightOf(weights: Weights, product: string): bigint {
  return BigInt(Object.hasOwn(weights, product) ? weights[product]! : weights.default)
}
