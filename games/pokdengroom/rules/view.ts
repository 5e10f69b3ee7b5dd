/**
 * A round as everybody may see it: hands are face down until they are compared, a player's pok is shown at
 * once.
 */
import { isPok, rankHand, stakesWon } from '../../../kernel/pokdeng/hand.ts'
import type { HandView, SeatView } from '../../../kernel/rooms/room-game.ts'
import { bankCover, type Dealt, type Player, type State } from './state.ts'

const isOpen = (state: State, hand: Dealt): boolean =>
  state.phase === 'OVER' || (isPok(hand.cards) && hand.seat !== state.bank?.seat)

export function viewOf(state: State): HandView {
  const bets = state.bets.filter((bet) => bet.amount > 0)
  return {
    phase: state.phase,
    board: [],
    pots:
      bets.length === 0
        ? []
        : [
            {
              amount: bets.reduce((sum, { amount }) => sum + amount, 0),
              seats: bets.map(({ seat }) => seat),
            },
          ],
    seats: state.seats.map((player) => seatView(state, player)),
    extra: {
      bank:
        state.bank === null
          ? null
          : { seat: state.bank.seat, rounds: state.bank.rounds, roundsLeft: state.bank.roundsLeft },
      bankEnd: state.bankEnd ?? null,
      bankCover: bankCover(state),
      bids: state.bids,
      hands: state.hands.filter((hand) => isOpen(state, hand)).map((hand) => openHand(state, hand)),
    },
  }
}

function openHand(state: State, { seat, cards }: Dealt) {
  const { kind, points, deng } = rankHand(cards)
  const banker = state.hands.find((hand) => hand.seat === state.bank?.seat)
  const isCompared = state.phase === 'OVER' && banker !== undefined && banker.seat !== seat
  return {
    seat,
    kind,
    points,
    deng,
    stakes: isCompared ? stakesWon(rankHand(cards), rankHand(banker.cards)) : null,
  }
}

function seatView(state: State, { seat, stack }: Player): SeatView {
  const isBanker = seat === state.bank?.seat
  const bet = state.bets.find((one) => one.seat === seat)?.amount ?? 0
  const hand = state.hands.find((one) => one.seat === seat)
  const money = state.settlement?.seats.find((one) => one.seat === seat)
  const last = state.lastActions.find((one) => one.seat === seat)
  return {
    seat,
    stack: money ? stack - money.stakeAmount + money.winAmount : stack - bet,
    betAmount: bet,
    totalBetAmount: bet,
    isFolded: !isBanker && state.hands.length > 0 && hand === undefined,
    isAllIn: false,
    cards: hand ? (isOpen(state, hand) ? hand.cards : hand.cards.map(() => -1)) : [],
    mark: isBanker ? 'BANKER' : null,
    lastAction: last ? { action: last.action, amount: last.amount } : null,
    result:
      money && hand
        ? {
            winAmount: money.winAmount,
            netAmount: money.winAmount - money.stakeAmount,
            name: rankHand(hand.cards).kind,
            best: hand.cards,
          }
        : null,
  }
}
