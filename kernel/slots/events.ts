/** The event list of a slot round, in the order in which it is shown. Amounts are integer minor units. */
import type { SlotWindow } from './pay.ts'
import type { SymbolCode } from './sheet.ts'

export interface SpinEvent {
  readonly type: 'spin'
  readonly isFree: boolean
  /**
   * The position of each reel: the index of its top row in the strip; empty in a cascade, which has no
   * strips.
   */
  readonly stops: readonly number[]
  readonly window: SlotWindow
  /** Free spins left after this one; 0 on the paid spin. */
  readonly freeSpinsLeft: number
}

export interface LineWinEvent {
  readonly type: 'line-win'
  readonly line: number
  readonly symbol: SymbolCode
  readonly count: number
  readonly pays: number
  readonly multiplier: number
  readonly winAmount: number
}

export interface WaysWinEvent {
  readonly type: 'ways-win'
  readonly symbol: SymbolCode
  readonly count: number
  readonly ways: number
  readonly pays: number
  readonly multiplier: number
  readonly winAmount: number
}

/** One win of a cascade: its symbols leave, the others fall, and new ones come from above. */
export interface CascadeEvent {
  readonly type: 'cascade'
  /** Its number in this spin, from 1. */
  readonly step: number
  readonly multiplier: number
  readonly wins: readonly CascadeWin[]
  readonly winAmount: number
  /** The grid after the fall. */
  readonly window: SlotWindow
}

export interface CascadeWin {
  readonly symbol: SymbolCode
  readonly count: number
  /** Tenths of the stake, before the multiplier. */
  readonly pays: number
  readonly winAmount: number
}

export interface ScatterWinEvent {
  readonly type: 'scatter-win'
  readonly symbol: SymbolCode
  readonly count: number
  readonly pays: number
  readonly multiplier: number
  readonly winAmount: number
}

export interface SpinEndEvent {
  readonly type: 'spin-end'
  /** What this spin paid. */
  readonly winAmount: number
  /** What the round has paid so far. */
  readonly roundWinAmount: number
}

export interface FreeSpinsAwardedEvent {
  readonly type: 'free-spins-awarded'
  readonly awarded: number
  /** Free spins now left to play. */
  readonly left: number
  readonly isRetrigger: boolean
}

export interface FreeSpinsEndEvent {
  readonly type: 'free-spins-end'
  readonly played: number
  /** What all free spins paid together. */
  readonly winAmount: number
}

export interface CapReachedEvent {
  readonly type: 'cap-reached'
  /** What the round pays: cap × stake. The remaining free spins are forfeited. */
  readonly winAmount: number
  readonly freeSpinsForfeited: number
}

export interface RoundEndEvent {
  readonly type: 'round-end'
  readonly winAmount: number
}

export type SlotEvent =
  | SpinEvent
  | LineWinEvent
  | WaysWinEvent
  | CascadeEvent
  | ScatterWinEvent
  | SpinEndEvent
  | FreeSpinsAwardedEvent
  | FreeSpinsEndEvent
  | CapReachedEvent
  | RoundEndEvent
