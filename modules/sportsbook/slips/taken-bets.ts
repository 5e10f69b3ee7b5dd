/** Bets as their batch judged and stored them, for the answers to their callers: nothing is read for these. */
import type { BetFault } from './rules/fault.ts'
import type { FreshBet } from './ride.ts'
import type { TakenBet } from './store/bets.ts'

export interface StoredBet extends TakenBet {
  readonly betNo: string
}

const stored = new WeakMap<FreshBet, StoredBet>()
const faults = new WeakMap<FreshBet, BetFault>()

/** The batch can still fail, or be tried again: what is kept last is what was committed. */
export const keepTaken = (bet: FreshBet, taken: TakenBet, betNo: string): void => {
  stored.set(bet, { ...taken, betNo })
}
export const takenBet = (bet: FreshBet): StoredBet | undefined => stored.get(bet)

export const keepFault = (bet: FreshBet, fault: BetFault): void => {
  faults.set(bet, fault)
}
export const faultOf = (bet: FreshBet): BetFault | undefined => faults.get(bet)
