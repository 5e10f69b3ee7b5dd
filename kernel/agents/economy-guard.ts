/**
 * What the house can afford: of every product's edge at most 60 % is promised away, as members' own rebate,
 * agents' points and salaries together (domain/economy.md §3). All rates are in parts per million.
 */
import { LOWEST_G } from './prize-group.ts'

const MILLION = 1_000_000
const BUDGET_PERCENT = 60
/** What a prize group is out of: 1980 of 2000 pays back 99 %. */
const WHOLE_G = 2_000

/** Products whose edge is a figure of its own. */
export const edgeProducts = [
  'LIVE',
  'COCKFIGHT',
  'RNG',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'VN',
  'SEA',
] as const
/** Products whose edge is what the highest prize group leaves. */
export const groupProducts = ['LOTT', 'ELOTT'] as const
/** Products with fixed odds: ancestors get a part of the difference of prize groups instead of points. */
const fixedOddsProducts: readonly string[] = ['VN', 'SEA']
/** Products with a rebate of their own and points for agents. */
export const rebateProducts = ['LIVE', 'COCKFIGHT', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP'] as const
export const economyProducts = [...edgeProducts, ...groupProducts] as const

export type EdgeProduct = (typeof edgeProducts)[number]
export type RebateProduct = (typeof rebateProducts)[number]
export type EconomyProduct = (typeof economyProducts)[number]

/** Rebate groups R0 to R8, by VIP level. */
export const REBATE_GROUPS = 9

export interface SalaryRates {
  readonly daily: number
  readonly hourly: number
  readonly realtime: number
  /** What the three may come to together. */
  readonly sum: number
}

export interface Economy {
  readonly edges: Readonly<Record<EdgeProduct, number>>
  /** The own rebate of each group, R0 first. */
  readonly rebates: Readonly<Record<RebateProduct, readonly number[]>>
  /** The most points that an agent may have. */
  readonly points: Readonly<Record<RebateProduct, number>>
  readonly salaryWeights: Readonly<Record<EconomyProduct, number>>
  readonly salaries: SalaryRates
  /** The part of the difference of prize groups that ancestors get at fixed odds. */
  readonly fixedOddsRebate: number
  readonly highestG: number
}

/** What a product costs at most, beside what it may cost. */
export interface EconomyFigure {
  readonly product: EconomyProduct
  readonly edge: number
  readonly budget: number
  readonly rebate: number
  readonly points: number
  readonly salary: number
  readonly sum: number
}

/** Budgets are rounded down, costs up. */
export function economyFigures(economy: Economy): EconomyFigure[] {
  const { daily, hourly, realtime, sum: most } = economy.salaries
  const salaries = Math.min(most, daily + hourly + realtime)
  return economyProducts.map((product) => {
    const edge = edgeOf(economy, product)
    const rebate = isRebateProduct(product) ? Math.max(...economy.rebates[product]) : 0
    const points = pointsOf(economy, product)
    const salary = Math.ceil((salaries * economy.salaryWeights[product]) / MILLION)
    const budget = Math.floor((edge * BUDGET_PERCENT) / 100)
    return { product, edge, budget, rebate, points, salary, sum: rebate + points + salary }
  })
}

/** What the house earns of a bet in each product. */
export const edgesOf = (economy: Economy): Readonly<Record<EconomyProduct, number>> =>
  Object.fromEntries(economyProducts.map((product) => [product, edgeOf(economy, product)])) as Record<
    EconomyProduct,
    number
  >

/** The products that promise more than they may. */
export const unaffordable = (economy: Economy): EconomyFigure[] =>
  economyFigures(economy).filter((figure) => excessOf(figure) > 0)

/**
 * The products that a change makes cost more than they may: what was too much already may be lowered step by
 * step.
 */
export function brokenBy(before: Economy, after: Economy): EconomyFigure[] {
  const was = economyFigures(before)
  return economyFigures(after).filter((figure, at) => excessOf(figure) > Math.max(0, excessOf(was[at]!)))
}

/** What a product costs above its budget; negative for what is left of it. */
export const excessOf = ({ sum, budget }: EconomyFigure): number => sum - budget

function edgeOf({ edges, highestG }: Economy, product: EconomyProduct): number {
  return isGroupProduct(product) ? Math.floor(((WHOLE_G - highestG) * MILLION) / WHOLE_G) : edges[product]
}

function pointsOf({ points, fixedOddsRebate, highestG }: Economy, product: EconomyProduct): number {
  if (fixedOddsProducts.includes(product))
    return Math.ceil(((highestG - LOWEST_G) * fixedOddsRebate) / WHOLE_G)
  return isRebateProduct(product) ? points[product] : 0
}

const isGroupProduct = (product: EconomyProduct): product is (typeof groupProducts)[number] =>
  (groupProducts as readonly string[]).includes(product)

const isRebateProduct = (product: EconomyProduct): product is RebateProduct =>
  (rebateProducts as readonly string[]).includes(product)
