/** Whose turn it is, what may be done, and what an action does (domain/studio-games.md §6.1). */
import type { LegalMove, RoomEvent, RoomMove } from '../../../kernel/rooms/room-game.ts'
import { clockwiseFrom, contendersOf, playerAt, putIn, type HoldemState, type PlayerState } from './state.ts'

/**
 * What the seat must add to stay in; with nobody left to bet against, no more than the others have put in.
 */
export function priceOf(state: HoldemState, player: PlayerState): number {
  const others = contendersOf(state).filter((each) => each !== player)
  const highest = others.every((each) => each.isAllIn)
    ? Math.max(0, ...others.map((each) => each.bet))
    : state.currentBet
  return Math.min(Math.max(0, highest - player.bet), player.stack)
}

/**
 * A seat that has acted may raise again only when it faces a full raise since: a short all-in does not reopen
 * the betting, several that come to a full raise together do.
 */
function mayRaise(state: HoldemState, player: PlayerState): boolean {
  if (player.stack + player.bet <= state.currentBet) return false
  if (contendersOf(state).every((each) => each === player || each.isAllIn)) return false
  return player.facedBet === null || state.currentBet - player.facedBet >= state.lastRaise
}

export function movesOf(state: HoldemState, seat: number): LegalMove[] {
  if (state.toAct !== seat) return []
  const player = playerAt(state, seat)
  const price = priceOf(state, player)
  const moves: LegalMove[] =
    price > 0 ? [{ action: 'FOLD' }, { action: 'CALL', amount: price }] : [{ action: 'CHECK' }]
  if (mayRaise(state, player)) {
    const maxAmount = player.bet + player.stack
    const minAmount = Math.min(state.currentBet + state.lastRaise, maxAmount)
    moves.push({ action: state.currentBet === 0 ? 'BET' : 'RAISE', minAmount, maxAmount })
  }
  return moves
}

/** Executes a legal request; returns what happened. */
export function applyMove(state: HoldemState, seat: number, move: RoomMove): RoomEvent[] | undefined {
  const legal = movesOf(state, seat).find((each) => each.action === move.action)
  if (!legal) return undefined
  const player = playerAt(state, seat)
  if (legal.minAmount !== undefined) {
    if (
      move.amount === undefined ||
      !Number.isSafeInteger(move.amount) ||
      move.amount < legal.minAmount ||
      move.amount > legal.maxAmount!
    )
      return undefined
    raiseTo(state, player, move.amount)
  } else if (move.action === 'CALL') {
    putIn(player, legal.amount!)
  } else if (move.action === 'FOLD') {
    player.isFolded = true
  }
  player.facedBet = state.currentBet
  const amount = legal.minAmount === undefined ? (legal.amount ?? 0) : player.bet
  player.lastAction = { action: move.action, amount }
  return [{ type: move.action, seat, amount, ...(player.isAllIn ? { note: 'ALL_IN' } : {}) }]
}

function raiseTo(state: HoldemState, player: PlayerState, amount: number): void {
  putIn(player, amount - player.bet)
  const raise = amount - state.currentBet
  // A short all-in raises the bet and does not change the size of the next full raise.
  if (raise >= state.lastRaise) state.lastRaise = raise
  state.currentBet = amount
  state.aggressor = player.seat
}

/** The seat after `from` that has something to decide on this street; undefined if the betting is over. */
export function nextToAct(state: HoldemState, from: number): number | undefined {
  const contenders = contendersOf(state)
  if (contenders.length < 2) return undefined
  const canAct = contenders.filter((player) => !player.isAllIn)
  if (canAct.length === 1 && priceOf(state, canAct[0]!) === 0) return undefined
  return clockwiseFrom(canAct, from, state.seatCount).find(
    (player) => player.facedBet === null || priceOf(state, player) > 0,
  )?.seat
}
