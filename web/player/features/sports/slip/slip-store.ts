/**
 * The slip of this tab: it outlives a reload and a look at other pages. What the member chose about prices,
 * stakes and quick bets is kept on the device.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type AcceptChange, acceptChanges, type BetKind } from '../../../../../kernel/sports/words.ts'
import { readStored, store } from '../../../../client/storage.ts'
import {
  agreed,
  emptySlip,
  keyOf,
  readSlip,
  type Slip,
  type SlipLeg,
  type Terms,
  toggled,
  withKind,
  without,
} from './slip.ts'

interface SlipState {
  slip: Slip
  /** As it was typed: of one bet, of a parlay, or of each combination of a system. */
  stake: string
  acceptChange: AcceptChange
  /** Satang that one tap bets; null: a tap puts the selection on the slip. */
  quickStake: number | null
  keepsLegs: boolean
  /** The sheet of phones. */
  isOpen: boolean
}

const SLIP_KEY = 'sportsSlip'
const STAKE_KEY = 'sportsStake'
const ACCEPT_KEY = 'sportsAccept'
const KEEP_KEY = 'sportsKeep'

export const slipStore = createStore<SlipState>(() => ({
  slip: readSlip(readStored('session', SLIP_KEY)),
  stake: readStored('session', STAKE_KEY) ?? '',
  acceptChange: acceptChanges.find((one) => one === readStored('local', ACCEPT_KEY)) ?? 'BETTER',
  // It is never on without the member's own step in this tab.
  quickStake: null,
  keepsLegs: readStored('local', KEEP_KEY) === '1',
  isOpen: false,
}))

export const useSlip = (): Slip => useStore(slipStore, ({ slip }) => slip)
export const useIsOnSlip = (marketId: string, code: string): boolean =>
  useStore(slipStore, ({ slip }) => slip.legs.some((leg) => leg.marketId === marketId && leg.code === code))

function write(slip: Slip): void {
  store('session', SLIP_KEY, slip.legs.length === 0 ? null : JSON.stringify(slip))
  slipStore.setState({ slip })
}

/** False: the slip is full. */
export function tapLeg(leg: SlipLeg): boolean {
  const next = toggled(slipStore.getState().slip, leg)
  if (next === 'FULL') return false
  write(next)
  return true
}

export const removeLegs = (keys: readonly string[]): void =>
  write(without(slipStore.getState().slip, new Set(keys)))
export const clearSlip = (): void => write(emptySlip)
export const chooseKind = (kind: BetKind): void => write(withKind(slipStore.getState().slip, kind))
export const chooseSystem = (systemCode: string): void => write({ ...slipStore.getState().slip, systemCode })
export const agreeTo = (terms: ReadonlyMap<string, Terms>): void =>
  write(agreed(slipStore.getState().slip, terms))

/** What was bet on leaves the slip unless the member keeps their selections. */
export function finishLegs(legs: readonly SlipLeg[]): void {
  if (!slipStore.getState().keepsLegs) removeLegs(legs.map(keyOf))
}

export function typeStake(stake: string): void {
  store('session', STAKE_KEY, stake || null)
  slipStore.setState({ stake })
}

export function chooseAccept(acceptChange: AcceptChange): void {
  store('local', ACCEPT_KEY, acceptChange)
  slipStore.setState({ acceptChange })
}

export function keepLegs(keepsLegs: boolean): void {
  store('local', KEEP_KEY, keepsLegs ? '1' : null)
  slipStore.setState({ keepsLegs })
}

export const setQuickStake = (quickStake: number | null): void => slipStore.setState({ quickStake })
export const openSlip = (isOpen: boolean): void => slipStore.setState({ isOpen })
