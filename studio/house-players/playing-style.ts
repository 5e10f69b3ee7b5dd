/**
 * How a house player plays: simply, and only from what its seat is shown. `chance` returns a number in [0,
 * 1). Pure apart from it.
 */
import { pointsOf } from '../../kernel/pokdeng/hand.ts'
import { HAND_NAMES, handNameOf, rankHand } from '../../kernel/poker/rank-hand.ts'
import type { RoomMove } from '../../kernel/rooms/room-game.ts'
import type { OwnSeat, RoomAnswer, RoomView } from '../rooms/view.ts'

type Move = OwnSeat['actions'][number]
type Chance = () => number

/** Undefined if the seat has nothing to decide. */
export function chooseMove(
  { room, mine }: Pick<RoomAnswer, 'room' | 'mine'>,
  chance: Chance,
): RoomMove | undefined {
  if (!mine || mine.actions.length === 0) return undefined
  return room.gameCode === 'HOLDEM' ? chooseInHoldem(room, mine, chance) : chooseInPokDeng(mine, chance)
}

function chooseInHoldem(room: RoomView, { cards, actions, seat }: OwnSeat, chance: Chance): RoomMove {
  const worth = room.board.length === 0 ? worthOfTwo(cards) : worthOfHand(cards, room.board)
  const call = actions.find(({ action }) => action === 'CALL')
  const raise = actions.find(({ action }) => action === 'BET' || action === 'RAISE')
  const inMiddle = room.seats.reduce((sum, one) => sum + one.totalBetAmount, 0)
  const own = room.seats.find((one) => one.seat === seat)
  // At most one raise more in a street, so that two of them do not raise each other without end.
  const hasRaised = own?.lastAction?.action === 'BET' || own?.lastAction?.action === 'RAISE'
  if (raise && !hasRaised && worth > 0.7 && chance() < 0.6)
    return { action: raise.action, amount: sizeOf(raise, inMiddle, room.stakes.smallBlind) }
  if (!call)
    return actions.some(({ action }) => action === 'CHECK') ? { action: 'CHECK' } : { action: 'FOLD' }
  const price = (call.amount ?? 0) / (inMiddle + (call.amount ?? 0))
  return worth + 0.15 * chance() > price + 0.15 ? { action: 'CALL' } : { action: 'FOLD' }
}

/** Half of the pot, in whole small blinds, within the allowed range. */
function sizeOf({ minAmount = 0, maxAmount = 0 }: Move, inMiddle: number, unit: number): number {
  const wanted = Math.round(inMiddle / 2 / unit) * unit
  return Math.min(maxAmount, Math.max(minAmount, wanted))
}

/** 0 … 12, the ace highest. */
const heightOf = (card: number): number => ((card >> 2) + 12) % 13

/** The strength of the own two cards, 0 … 1: high ones, a pair, one suit, neighbours. */
function worthOfTwo(cards: readonly number[]): number {
  const [low, high] = cards.map(heightOf).sort((one, other) => one - other) as [number, number]
  if (low === high) return 0.55 + high / 30
  const isSuited = (cards[0]! & 3) === (cards[1]! & 3)
  return (low + high) / 40 + (isSuited ? 0.08 : 0) + (high - low === 1 ? 0.06 : 0)
}

/** Of the best hand so far, 0 … 1; what is on the board alone belongs to everybody and counts half. */
function worthOfHand(cards: readonly number[], board: readonly number[]): number {
  const kind = (hand: readonly number[]): number => HAND_NAMES.indexOf(handNameOf(rankHand(hand)))
  const all = kind([...cards, ...board])
  const shared = board.length < 5 ? 0 : kind(board)
  const high = Math.max(...cards.map(heightOf))
  return Math.min(
    1,
    [0.12, 0.45, 0.72, 0.82, 0.88, 0.9, 0.95, 1, 1][all]! * (all === shared ? 0.5 : 1) + high / 100,
  )
}

function chooseInPokDeng({ cards, actions }: OwnSeat, chance: Chance): RoomMove {
  const bid = actions.find(({ action }) => action === 'BID')
  // The shorter run: a member who wants the bank gets it by asking for the longer one.
  if (bid) return { action: 'BID', amount: bid.amount! }
  const bet = actions.find(({ action }) => action === 'BET')
  if (bet) {
    const { minAmount = 0, maxAmount = 0 } = bet
    const more = Math.floor((chance() * 0.5 * (maxAmount - minAmount)) / 100) * 100
    return { action: 'BET', amount: minAmount + more }
  }
  if (!actions.some(({ action }) => action === 'DRAW')) return { action: 'PASS' }
  const points = pointsOf(cards)
  return { action: points < 4 || (points < 6 && chance() < 0.5) ? 'DRAW' : 'STAND' }
}
