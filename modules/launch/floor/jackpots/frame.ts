import type { JackpotPush } from '../../../../contract/pushes/jackpot.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import type { Board } from './jackpots.ts'

/** The board as it is pushed to everybody. */
export function frameOf({ pools, asOf }: Board, currency: string): JackpotPush {
  return {
    currency,
    pools: pools.map(({ code, amount, perSecond }) => ({ code, amount: toWireAmount(amount), perSecond })),
    asOf: asOf.toISOString(),
  }
}
