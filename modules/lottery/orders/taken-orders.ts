/** Bets as their batch stored them, for the answers to their callers: nothing is read for these. */
import type { FreshOrder } from './ride.ts'
import type { TakenOrder } from './store/orders.ts'
import type { PlacedOrder } from './store/placed.ts'

const stored = new WeakMap<FreshOrder, PlacedOrder>()
const committed = new WeakMap<object, PlacedOrder>()

/** The batch can still fail, or be tried again. */
export function keepTaken(order: FreshOrder, taken: TakenOrder, closesAt: Date): void {
  stored.set(order, {
    ...taken,
    closesAt,
    lines: taken.lines.map(({ combinations, stakeAmount, oddsE4 }, at) => ({
      lineNo: at + 1,
      combinations,
      stakeAmount,
      oddsE4,
    })),
  })
}

/** The commit of a bet was answered, and this is what its caller is told. */
export function keepForAnswer(answer: object, order: FreshOrder): void {
  const taken = stored.get(order)
  if (taken) committed.set(answer, taken)
}

/** undefined for an answer to a bet that was placed before. */
export const takenOrder = (answer: object): PlacedOrder | undefined => committed.get(answer)
