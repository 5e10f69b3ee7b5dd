/**
 * What is being played, and what is shown over the page about it: a vendor's list of games, or why a game did
 * not open.
 */
import { createStore } from 'zustand/vanilla'
import { readStored, store } from '../../client/storage.ts'

/** A game somebody wants to play. */
export interface GameChoice {
  vendor: string
  gameCode: string
  gameType?: string | undefined
  /** The room it opens at, if it has rooms. */
  roomId?: string | undefined
  isFreePlayable: boolean
}

/** A vendor whose games are chosen from a list. */
export interface VendorChoice {
  vassalage: string
  displayName: string
  gameType: string
}

/**
 * TRIAL: a real account is needed. BLOCKED: the browser refused a window. MAINTENANCE and FAILED: the server
 * did.
 */
export type PlayNotice =
  | { kind: 'TRIAL'; game: GameChoice }
  | { kind: 'BLOCKED'; game: GameChoice; mode: PlayMode }
  | { kind: 'MAINTENANCE'; text: string; until: string | null }
  | { kind: 'FAILED'; text: string }

export type PlayMode = 'REAL' | 'FREE'

/**
 * Money in a vendor's wallet after its game was left. MOVING: its transfer is under way. WAITING: the vendor
 * has not answered. LEFT: it is still there and comes back with one press.
 */
export interface LeftPocket {
  vendor: string
  displayName: string
  /** Null if nobody could say. */
  amount: number | null
  state: 'MOVING' | 'WAITING' | 'LEFT'
}

interface Play {
  /** The reality check is open: framed games are notified, and begin no round until it is answered. */
  isPaused: boolean
  vendor: VendorChoice | null
  notice: PlayNotice | null
  /** What a game left in its vendor's wallet, until it is back. */
  pocket: LeftPocket | null
}

export const play = createStore<Play>(() => ({ isPaused: false, vendor: null, notice: null, pocket: null }))

/** freeplay says it; if it is absent, supportPlay 0 does (site.md §3, Game). */
export function isFreePlayable(game: { freeplay?: number; supportPlay?: number }): boolean {
  return game.freeplay === 1 || (game.freeplay === undefined && game.supportPlay === 0)
}

/**
 * The vendor and category that were chosen last stay chosen for the session (site.md §4, Vendor behaviour).
 */
export function chooseVendor(choice: VendorChoice | null): void {
  if (choice) {
    store('session', 'gameType', choice.gameType)
    store('session', 'vassalage', choice.vassalage)
  }
  play.setState({ vendor: choice })
}

/** The address from which the running game was opened, kept through a reload. */
export function keepReturn(href: string): void {
  store('session', 'gameReturn', href)
}

export function readReturn(): string | null {
  return readStored('session', 'gameReturn')
}
