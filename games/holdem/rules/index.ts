/**
 * Texas hold'em, no limit, of two to nine seats (domain/studio-games.md §6.1): pure, the same actions give
 * the same hand.
 */
import type { HandSettlement, HandView, RoomGame, SeatView } from '../../../kernel/rooms/room-game.ts'
import { applyMove, movesOf } from './betting.ts'
import { goOn, handOf, startHand } from './hand.ts'
import { layersOf, rakeShares } from './pots.ts'
import { playerAt, type HoldemCarry, type HoldemState, type PlayerState } from './state.ts'

const ACTION_MS = 15_000
const SHOWDOWN_MS = 7_000
const FOLDED_MS = 3_000

export const game: RoomGame<HoldemState, HoldemCarry> = {
  gameCode: 'HOLDEM',
  tag: 'deck52',
  mathVersion: '1',
  mostSeats: 9,
  leastPlayers: 2,
  start: startHand,
  act(before, seat, move) {
    const state = structuredClone(before)
    const events = applyMove(state, seat, move)
    return events && goOn(state, seat, events)
  },
  timeout(before) {
    const state = structuredClone(before)
    const seat = state.toAct
    if (seat === null) throw new RangeError('nobody is waited for')
    const isFree = movesOf(state, seat).some((move) => move.action === 'CHECK')
    const events = applyMove(state, seat, { action: isFree ? 'CHECK' : 'FOLD' })!
    return goOn(state, seat, [{ type: 'TIMEOUT', seat }, ...events])
  },
  waiting: (state) =>
    state.toAct === null
      ? null
      : {
          key: `${state.street}:${state.turnCount}`,
          seats: [state.toAct],
          clockMs: ACTION_MS,
          usesTimeBank: true,
        },
  legalMoves: movesOf,
  view: viewOf,
  cardsOf: (state, seat) => playerAt(state, seat).cards,
  settlement: settlementOf,
}

function viewOf(state: HoldemState): HandView {
  return {
    phase: state.end ? 'SHOWDOWN' : state.street,
    board: state.board,
    pots: state.end ? state.end.pots.map(({ amount, seats }) => ({ amount, seats })) : runningPots(state),
    seats: state.players.map((player) => seatView(state, player)),
    extra: {},
  }
}

/** What lies in the middle: the bets of the running street still lie before their seats. */
function runningPots(state: HoldemState): { amount: number; seats: number[] }[] {
  return layersOf(state.players.map((player) => ({ ...player, total: player.total - player.bet })))
}

function seatView(state: HoldemState, player: PlayerState): SeatView {
  const { seat, stack, bet, total, isFolded, isAllIn, lastAction } = player
  const isShown = state.end?.shown.includes(seat) ?? false
  return {
    seat,
    stack,
    betAmount: state.end ? 0 : bet,
    totalBetAmount: total,
    isFolded,
    isAllIn,
    lastAction,
    cards: isShown ? player.cards : isFolded ? [] : [-1, -1],
    mark:
      seat === state.button
        ? 'DEALER'
        : seat === state.smallBlindSeat
          ? 'SMALL_BLIND'
          : seat === state.bigBlindSeat
            ? 'BIG_BLIND'
            : null,
    result: state.end && {
      winAmount: wonBy(state, seat),
      netAmount: wonBy(state, seat) - total,
      ...(isShown ? handOf(state, player) : { name: null, best: [] }),
    },
  }
}

const wonBy = (state: HoldemState, seat: number): number =>
  state
    .end!.pots.flatMap((pot) => pot.winners)
    .reduce((sum, winner) => sum + (winner.seat === seat ? winner.amount : 0), 0)

function settlementOf(state: HoldemState): HandSettlement<HoldemCarry> {
  const { end } = state
  if (!end) throw new RangeError('the hand is not over')
  const shares = rakeShares(state.players, end.rake)
  return {
    isVoid: false,
    seats: state.players.map(({ seat, total }) => ({
      seat,
      stakeAmount: total,
      winAmount: wonBy(state, seat),
      rakeAmount: shares.get(seat)!,
    })),
    rake: end.rake,
    carry: { button: state.button, bigBlindSeat: state.bigBlindSeat },
    showMs: end.isShowdown ? SHOWDOWN_MS : FOLDED_MS,
  }
}

export type { HoldemCarry, HoldemState } from './state.ts'
