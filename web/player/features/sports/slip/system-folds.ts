/** What a system is made of: how many parlays of each size, what they cost, and what they may return. */
import { parlaysOf, potentialOf } from '../../../../../kernel/sports/bets.ts'
import type { Slip } from './slip.ts'
import { type LegView, shownAmount, systemOf } from './slip-sums.ts'

/** Amounts are satang. */
export interface Fold {
  /** How many legs each of its parlays has. */
  readonly size: number
  readonly count: number
  readonly stake: number
  /** If all legs win. */
  readonly potential: number
}

export interface SystemFolds {
  readonly folds: readonly Fold[]
  /** What comes back if no more legs win than its smallest parlay has, and the others lose. */
  readonly least: number
  readonly most: number
}

/** `stake` in satang, of each parlay. Null: the slip is no system. */
export function foldsOf(slip: Slip, views: readonly LegView[], stake: number): SystemFolds | null {
  const systemCode = slip.kind === 'SYSTEM' ? systemOf(slip) : null
  if (systemCode === null) return null
  const returnOf = (legs: readonly number[]): bigint =>
    potentialOf({
      kind: 'PARLAY',
      systemCode: null,
      stake: BigInt(stake),
      prices: legs.map((at) => views[at]!.price),
    })
  const parlays = parlaysOf({ kind: 'SYSTEM', systemCode }, views.length)
  const sizes = [...new Set(parlays.map((legs) => legs.length))].sort((one, other) => one - other)
  const returnsOf = (size: number): bigint[] =>
    parlays.filter((legs) => legs.length === size).map((legs) => returnOf(legs))
  const folds = sizes.map((size) => {
    const returns = returnsOf(size)
    return {
      size,
      count: returns.length,
      stake: stake * returns.length,
      potential: shownAmount(returns.reduce((sum, one) => sum + one, 0n)),
    }
  })
  const alone = returnsOf(sizes[0]!).map((one) => shownAmount(one))
  return { folds, least: Math.min(...alone), most: Math.max(...alone) }
}
