/** How a valid bet fills requirements (domain/economy.md §5): the oldest first, what is over goes on to the next. */
import { weightOf, type Weights } from './weights.ts'

export interface OpenRequirement {
  readonly requirementId: string
  readonly requiredAmount: bigint
  readonly doneAmount: bigint
  readonly weights: Weights
}

export interface Filling { readonly requirementId: string; readonly amount: bigint; readonly isDone: boolean }

/** What one valid bet adds to each requirement; `open` in the order in which they were made. */
export function fillRequirements(open: readonly OpenRequirement[], validBet: bigint, product: string): Filling[] {
  const fillings: Filling[] = []
  let rest = validBet
  for (const row of open) {
    if (rest <= 0n) break
    const weight = weightOf(row.weights, product)
    const counted = (rest * weight) / 100n
    // A bet that counts nothing here is whole for the next one.
    if (counted === 0n) continue
    const left = row.requiredAmount - row.doneAmount
    if (counted < left) {
      fillings.push({ requirementId: row.requirementId, amount: counted, isDone: false })
      return fillings
    }
    fillings.push({ requirementId: row.requirementId, amount: left, isDone: true })
    // The part of the bet that was needed, rounded up: no satang counts twice.
    rest -= (left * 100n + weight - 1n) / weight
  }
  return fillings
}

/** Less than this and nothing open: the requirements end, there is nothing left to play with. */
export const BUST_BELOW = 100n
