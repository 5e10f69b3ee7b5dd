/**
 * What play earns the house, against which kinds of promotions state their cost (domain/economy.md §6.3). The
 * least earning product counts that fills the turnover, since a member may play that one alone. Costs are
 * rounded up, earnings down; edges are in parts per million.
 */
import type { EconomyProduct } from '../agents/economy-guard.ts'
import { floorToMinor } from '../money.ts'

export type Edges = Readonly<Record<EconomyProduct, number>>

export interface PromotionCost {
  /** The argument that must change. */
  readonly argument: string
  /** What the largest claim costs, and what its play earns, in minor units. */
  readonly costAmount: bigint
  readonly earnedAmount: bigint
  /** The product that earns least; null for what all of them lose together. */
  readonly product: EconomyProduct | null
  /** The cost may be at most this part of what is earned. */
  readonly limitPercent: number
}

/** What rebates, points and salaries leave of an edge (kernel/agents/economy-guard.ts). */
export const LEFT_PERCENT = 40

interface Earned {
  readonly product: EconomyProduct
  readonly earnedAmount: bigint
}

/** The least that a turnover earns, of the products that fill it by their weights in percent. */
export function leastOf(
  turnover: bigint,
  edges: Edges,
  playable: readonly EconomyProduct[],
  weightOf: (product: string) => number = () => 100,
): Earned {
  const earned = playable
    .filter((product) => weightOf(product) > 0)
    .map((product): Earned => {
      const played = (turnover * 100n) / BigInt(weightOf(product))
      return { product, earnedAmount: floorToMinor(played, BigInt(edges[product])) }
    })
  return earned.reduce((least, one) => (one.earnedAmount < least.earnedAmount ? one : least), earned[0]!)
}
