/** What a promotion costs against what the play that it asks for earns the house (domain/economy.md §6.3). */
import type { Edges, PromotionCost } from './earnings.ts'
import { promotionKindOf } from './kinds/index.ts'
import type { PromotionKindCode } from './words.ts'

/** What of a promotion can be judged by its play; the others are bounded by their pool, prizes or decision. */
export const promotionCosts = (
  code: PromotionKindCode,
  values: Readonly<Record<string, unknown>>,
  edges: Edges,
): readonly PromotionCost[] => promotionKindOf[code]?.costs?.(values as never, edges) ?? []

/** Those that cost more than they may. */
export const tooCostly = (
  code: PromotionKindCode,
  values: Readonly<Record<string, unknown>>,
  edges: Edges,
): PromotionCost[] =>
  promotionCosts(code, values, edges).filter(
    ({ costAmount, earnedAmount, limitPercent }) => costAmount * 100n > earnedAmount * BigInt(limitPercent),
  )
