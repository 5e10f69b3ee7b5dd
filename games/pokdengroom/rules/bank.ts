/** Who holds the bank: bidding before a run, and what ends one (domain/studio-games.md §6.2). */
import type { HandSeat, RoomEvent, RoomStep } from '../../../kernel/rooms/room-game.ts'
import { BANKER_GRACE_MS, bankCover, type Bank, type Carry, type Player, type State } from './state.ts'

/**
 * Why a bank went on: its rounds were played, the banker left, cannot cover the table any more, or their line
 * is cut.
 */
export type BankEnd = 'PLAYED' | 'LEFT' | 'SHORT' | 'AWAY'

/** The bank as a round finds it, or why it passes; null and no reason if nobody held it. */
export function findBank(
  seats: readonly HandSeat[],
  cover: number,
  carry: Carry | null,
): { bank: Bank | null; end: BankEnd | null } {
  const bank = carry?.bank ?? null
  if (bank === null) return { bank: null, end: null }
  const banker = seats.find((one) => one.seat === bank.seat && one.seatedAtMs === bank.seatedAtMs)
  if (!banker) return { bank: null, end: 'LEFT' }
  if (bank.roundsLeft < 1) return { bank: null, end: 'PLAYED' }
  if (banker.stack < cover) return { bank: null, end: 'SHORT' }
  if ((banker.awayMs ?? 0) >= BANKER_GRACE_MS) return { bank: null, end: 'AWAY' }
  return { bank, end: null }
}

/** Who may bid: players who hold what the bank requires. */
export const bidders = (state: State): Player[] => state.seats.filter((one) => one.stack >= bankCover(state))

/**
 * The most rounds win; of equal bids the larger balance at the table, then who sat down earlier. Null: nobody
 * bid.
 */
export function wonBid(state: State): Bank | null {
  const rounds = new Map(state.bids.map((bid) => [bid.seat, bid.rounds]))
  const [best] = bidders(state)
    .filter((one) => (rounds.get(one.seat) ?? 0) > 0)
    .sort(
      (one, other) =>
        rounds.get(other.seat)! - rounds.get(one.seat)! ||
        other.stack - one.stack ||
        one.seatedAtMs - other.seatedAtMs ||
        one.seat - other.seat,
    )
  if (!best) return null
  const run = rounds.get(best.seat)!
  return { seat: best.seat, seatedAtMs: best.seatedAtMs, rounds: run, roundsLeft: run }
}

/**
 * The bank as the next round finds it: one round fewer, also when nobody bet, so that no bank is kept by
 * waiting.
 */
export const carriedBank = (bank: Bank | null): Carry => ({
  bank: bank === null ? null : { ...bank, roundsLeft: bank.roundsLeft - 1 },
})

/** The end of a round in which nothing moved. */
export function endVoid(state: State, events: RoomEvent[]): RoomStep<State> {
  return {
    state: { ...state, phase: 'OVER' },
    events: [...events, { type: 'VOID', note: state.bank === null ? 'NO_BANK' : 'NO_BETS' }],
  }
}
