/** The state of the table of a Pok Deng room during a round (domain/studio-games.md §6.2). Plain JSON. */
import type { RoomStakes } from '../../../kernel/rooms/room-game.ts'
import type { RoundSettlement } from './settle.ts'

/** Who holds the bank, for how many rounds, and how many of them are left, the running one included. */
export interface Bank {
  readonly seat: number
  /** Distinguishes the banker from a later player in the same seat. */
  readonly seatedAtMs: number
  readonly rounds: number
  readonly roundsLeft: number
}

export interface Carry {
  readonly bank: Bank | null
}

export interface Player {
  readonly seat: number
  readonly stack: number
  readonly seatedAtMs: number
}

/** Dealt cards: two, and the third once drawn. Players clockwise from the banker's left, the banker last. */
export interface Dealt {
  readonly seat: number
  readonly cards: readonly number[]
  /** The card that lies ready for this hand and no other: nobody's decision changes what another draws. */
  readonly third: number
  readonly isDone: boolean
}

/** BID for the bank, BET, DRAW of the players, BANKER, OVER. */
export type Phase = 'BID' | 'BET' | 'DRAW' | 'BANKER' | 'OVER'

export interface State {
  readonly phase: Phase
  readonly seats: readonly Player[]
  readonly seatCount: number
  readonly stakes: RoomStakes
  readonly deck: readonly number[]
  readonly bank: Bank | null
  /** Whose bank passed as this round began, and why (absent in older rounds). */
  readonly bankEnd?: { readonly seat: number; readonly reason: string } | null
  /** Answers so far: 5 or 10 rounds, 0 for none. */
  readonly bids: readonly { readonly seat: number; readonly rounds: number }[]
  /** Answers so far: 0 for a round sat out. */
  readonly bets: readonly { readonly seat: number; readonly amount: number }[]
  readonly hands: readonly Dealt[]
  readonly settlement: RoundSettlement | null
  readonly lastActions: readonly { readonly seat: number; readonly action: string; readonly amount: number }[]
}

/** The highest deng: a stake may cost this many times its amount. */
export const MOST_DENG = 5
/** What a run of the bank may be bid for. */
export const RUNS: readonly number[] = [5, 10]
export const BID_MS = 10_000
export const BET_MS = 10_000
export const DRAW_MS = 8_000
export const BANKER_MS = 10_000
/** A banker who is disconnected for longer than this when a round begins has lost the bank. */
export const BANKER_GRACE_MS = 5_000
/** From this many points on a player who does nothing stands. */
export const STANDS_FROM = 5
/** Up to this many points the banker draws without being asked, and up to that many without a decision. */
export const DRAWS_ALWAYS_TO = 3
export const DRAWS_UNASKED_TO = 4

/**
 * What the banker must hold when a round begins: enough for every seat's highest loss (domain/studio-games.md
 * §6.2).
 */
export const bankCover = ({ stakes, seatCount }: Pick<State, 'stakes' | 'seatCount'>): number =>
  stakes.maxBet * seatCount * MOST_DENG

/** The largest bet of a seat: its stack must hold five times a bet. Below the room's smallest bet: 0. */
export function mostBet({ stakes }: Pick<State, 'stakes'>, player: Player): number {
  const most = Math.min(stakes.maxBet, Math.floor(player.stack / MOST_DENG))
  return most < stakes.minBet ? 0 : most
}

/** The seats clockwise, beginning left of the given one. */
export function clockwiseFrom<Item extends { readonly seat: number }>(
  items: readonly Item[],
  seat: number,
  seatCount: number,
): Item[] {
  const place = (one: Item) => (one.seat - seat - 1 + seatCount) % seatCount
  return [...items].sort((one, other) => place(one) - place(other))
}
