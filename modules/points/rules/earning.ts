/** What a day's play and deposits earn, in thousandths of a point (domain/economy.md §4). */
import { playTypeOf, type EarningType, type PlayType } from '../../../contract/shared/point-words.ts'
import type { Product } from '../../../contract/shared/product-words.ts'

/** Satang of a baht. */
const MINOR = 100n
/** Thousandths of a point. */
export const POINT = 1_000n

export interface EarningTerms {
  /** Baht for one point, by what earns it; 0: it earns none. */
  readonly bahtPerPoint: Readonly<Record<EarningType, number>>
  /** Whole points that the deposits of a day earn at most. */
  readonly depositDayMax: number
  readonly excludedProducts: readonly string[]
}

export interface DayFigures {
  readonly valid: Readonly<Record<string, bigint>>
  readonly deposits: bigint
}

export type Earnings = Partial<Record<EarningType, bigint>>

/** Rounded towards zero, so that a correction takes back exactly what the same play had earned. */
export function pointsFor(amount: bigint, bahtPerPoint: number): bigint {
  return bahtPerPoint === 0 ? 0n : (amount * POINT) / (MINOR * BigInt(bahtPerPoint))
}

/**
 * What a day earns by itself, by type; below zero if corrections outweigh the play. Products of one type are
 * added before the rounding. Deposits count up to the day's maximum, and returned ones down to the same, so
 * that a return never costs more than a day of deposits earned.
 */
export function earningsOf({ valid, deposits }: DayFigures, terms: EarningTerms): Earnings {
  const sums = new Map<PlayType, bigint>()
  for (const [product, amount] of Object.entries(valid)) {
    const type = Object.hasOwn(playTypeOf, product) ? playTypeOf[product as Product] : null
    if (type && !terms.excludedProducts.includes(product)) sums.set(type, (sums.get(type) ?? 0n) + amount)
  }
  const most = BigInt(terms.depositDayMax) * POINT
  const deposit = pointsFor(deposits, terms.bahtPerPoint.DEPOSIT)
  const earned: [EarningType, bigint][] = [
    ...[...sums].map(([type, sum]): [EarningType, bigint] => [
      type,
      pointsFor(sum, terms.bahtPerPoint[type]),
    ]),
    ['DEPOSIT', deposit > most ? most : deposit < -most ? -most : deposit],
  ]
  return Object.fromEntries(earned.filter(([, amount]) => amount !== 0n))
}

/**
 * What a day moves: earnings pay off what is owed first; what corrections take back comes from the balance,
 * and what it does not cover stays owed. No balance falls below zero.
 */
export function bookDay(
  earned: bigint,
  { owed, balance }: { owed: bigint; balance: bigint },
): { moved: bigint; owed: bigint } {
  const net = earned - owed
  if (net >= 0n) return { moved: net, owed: 0n }
  const taken = -net < balance ? -net : balance
  return { moved: -taken, owed: -net - taken }
}
