/**
 * How a valid bet fills requirements (domain/economy.md §5): the oldest first; the rest goes on to the next.
 * What a correction takes off leaves them in the opposite order.
 */
import { weightOf, type Played, type Weights } from './weights.ts'

export interface OpenRequirement {
  readonly requirementId: string
  readonly isBonus: boolean
  readonly requiredAmount: bigint
  readonly doneAmount: bigint
  readonly weights: Weights
}

/** What of one bet counts for requirements of bonuses, and of deposits. */
export interface Counted {
  readonly bonusValid: bigint
  readonly depositValid: bigint
}

export interface Filling {
  readonly requirementId: string
  /** Below zero if it was taken off. */
  readonly amount: bigint
  /** The part of the valid bet that it took; below zero as well. */
  readonly usedAmount: bigint
  readonly isDone: boolean
}

/**
 * What a bet, or the difference to what it counted before, changes in each requirement; `open` is in the
 * order of creation.
 */
export function fillRequirements(
  open: readonly OpenRequirement[],
  counted: Counted,
  played: Played,
): Filling[] {
  const added = fill(open, new Rest(counted.bonusValid, counted.depositValid), played)
  const lost = new Rest(-counted.bonusValid, -counted.depositValid)
  return [...added, ...takeOff(open, lost, played)]
}

/** A satang that one requirement needs is gone for all of them. */
class Rest {
  private bonus: bigint
  private deposit: bigint
  constructor(bonus: bigint, deposit: bigint) {
    this.bonus = bonus > 0n ? bonus : 0n
    this.deposit = deposit > 0n ? deposit : 0n
  }
  for(row: OpenRequirement): bigint {
    return row.isBonus ? this.bonus : this.deposit
  }
  use(amount: bigint): void {
    this.bonus = this.bonus > amount ? this.bonus - amount : 0n
    this.deposit = this.deposit > amount ? this.deposit - amount : 0n
  }
}

function fill(open: readonly OpenRequirement[], rest: Rest, played: Played): Filling[] {
  const fillings: Filling[] = []
  for (const row of open) {
    const weight = weightOf(row.weights, played)
    const counted = (rest.for(row) * weight) / 100n
    // A bet that counts nothing here counts fully for the next one.
    if (counted === 0n) continue
    const left = row.requiredAmount - row.doneAmount
    const isDone = counted >= left
    const amount = isDone ? left : counted
    // The part of the bet that was needed, rounded up: no satang counts twice.
    const usedAmount = isDone ? neededFor(left, weight) : rest.for(row)
    fillings.push({ requirementId: row.requirementId, amount, usedAmount, isDone })
    rest.use(usedAmount)
  }
  return fillings
}

const neededFor = (amount: bigint, weight: bigint): bigint => (amount * 100n + weight - 1n) / weight

function takeOff(open: readonly OpenRequirement[], lost: Rest, played: Played): Filling[] {
  const fillings: Filling[] = []
  for (const row of open.toReversed()) {
    const weight = weightOf(row.weights, played)
    const counted = (lost.for(row) * weight) / 100n
    const amount = counted < row.doneAmount ? counted : row.doneAmount
    if (amount === 0n) continue
    const needed = neededFor(amount, weight)
    const usedAmount = amount === counted ? lost.for(row) : needed
    fillings.push({
      requirementId: row.requirementId,
      amount: -amount,
      usedAmount: -usedAmount,
      isDone: false,
    })
    lost.use(needed)
  }
  return fillings
}

/** With less than this and nothing open the requirements end, since there is nothing left to play with. */
export const BUST_BELOW = 100n
