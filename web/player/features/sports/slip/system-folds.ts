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
  const bySize = [...Map.groupBy(parlays, (legs) => legs.length)].sort(([one], [other]) => one - other)
  const folds = bySize.map(([size, own]) => ({
    size,
    count: own.length,
    stake: stake * own.length,
    potential: shownAmount(own.reduce((sum, legs) => sum + returnOf(legs), 0n)),
  }))
  const alone = bySize[0]![1].map((legs) => shownAmount(returnOf(legs)))
  return { folds, least: Math.min(...alone), most: Math.max(...alone) }
}
