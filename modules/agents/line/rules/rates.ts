/** What the rates of an account may become (domain/agents.md §2). */
import { rebateProducts, type RebateProduct } from '../../../../kernel/agents/economy-guard.ts'
import { isPrizeGroup } from '../../../../kernel/agents/prize-group.ts'
import { percentText } from '../../../../kernel/percent.ts'

/** Parts per million of valid bet, by product. */
export type Points = Readonly<Record<RebateProduct, number>>

export const noPoints: Points = Object.fromEntries(rebateProducts.map((product) => [product, 0])) as Record<
  RebateProduct,
  number
>

/** All products; what is not named has none. */
export function pointsFrom(rows: readonly { product: string; point_ppm: number }[]): Points {
  const known = new Map(rows.map((row) => [row.product, row.point_ppm]))
  return Object.fromEntries(rebateProducts.map((product) => [product, known.get(product) ?? 0])) as Record<
    RebateProduct,
    number
  >
}

/** The least of both, by product. */
export const leastPoints = (one: Points, other: Points): Points =>
  Object.fromEntries(
    rebateProducts.map((product) => [product, Math.min(one[product], other[product])]),
  ) as Record<RebateProduct, number>

export const isGroupWithin = (memberG: number, ownG: number): boolean =>
  isPrizeGroup(memberG) && memberG <= ownG

/** The products whose points are above what the giver has. */
export const pointsAbove = (points: Partial<Points>, own: Points): RebateProduct[] =>
  rebateProducts.filter((product) => (points[product] ?? 0) > own[product])

/** Until when nothing may be lowered again; null if it may be now. */
export function lowerableFrom(lastLowering: Date | null, days: number, now: Date): Date | null {
  if (!lastLowering) return null
  const from = new Date(lastLowering.getTime() + days * 86_400_000)
  return from > now ? from : null
}

/** `0.40%`, with all its digits. */
export const percentOf = (ppm: number): string => `${percentText(ppm, 2)}%`
