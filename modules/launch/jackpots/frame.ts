import type { JackpotPush } from '../../../contract/pushes/jackpot.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import type { Board } from './jackpots.ts'

/** The board as everybody is told of it. */
export function frameOf({ pools, asOf }: Board): JackpotPush {
  return { currency: 'THB', pools: pools.map(({ code, amount, perSecond }) => ({ code, amount: toWireAmount(amount), perSecond })), asOf: asOf.toISOString() }
}
