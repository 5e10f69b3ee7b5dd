/** A room of Pok Deng without a server: seats, a stacked deck, and moves by name. */
import type { HandInput, HandSeat, RoomMove, RoomStep } from '../../kernel/rooms/room-game.ts'
import { game } from '../../games/pokdengroom/rules/index.ts'
import type { Carry, State } from '../../games/pokdengroom/rules/state.ts'

export const stakes = {
  smallBlind: 0,
  bigBlind: 0,
  minBet: 1_000,
  maxBet: 10_000,
  minBuyIn: 50_000,
  maxBuyIn: 1_000_000,
}

export const COVER = 10_000 * 6 * 5

const RANKS = 'A23456789TJQK'

export const cardOf = (name: string) => RANKS.indexOf(name[0]!) * 4 + 'cdhs'.indexOf(name[1]!)

/** A deck that begins with the given cards, in the order they are dealt. */
export function deckOf(first = ''): number[] {
  const cards = first === '' ? [] : first.split(' ').map(cardOf)
  return [...cards, ...Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card))]
}

export const sitting = (seat: number, stack = 400_000, more: Partial<HandSeat> = {}): HandSeat => ({
  seat,
  stack,
  owesBlind: false,
  seatedAtMs: 1_000 + seat,
  ...more,
})

export const banked = (seat: number, roundsLeft = 5): Carry => ({
  bank: { seat, seatedAtMs: 1_000 + seat, rounds: 5, roundsLeft },
})

export const input = (seats: HandSeat[], more: Partial<HandInput<Carry>> = {}): HandInput<Carry> => ({
  seats,
  seatCount: 6,
  stakes,
  deck: deckOf(),
  carry: null,
  ...more,
})

/** Plays moves one after another; a number means that the time runs out. */
export function play(from: RoomStep<State>, ...moves: ([number, RoomMove] | 'TIMEOUT')[]): RoomStep<State> {
  return moves.reduce((step, move) => {
    const next = move === 'TIMEOUT' ? game.timeout(step.state) : game.act(step.state, ...move)
    if (!next) throw new Error(`not legal in ${step.state.phase}: ${JSON.stringify(move)}`)
    return { state: next.state, events: [...step.events, ...next.events] }
  }, from)
}

export const bid = (seat: number, amount: number): [number, RoomMove] => [seat, { action: 'BID', amount }]

export const bet = (seat: number, amount: number): [number, RoomMove] => [seat, { action: 'BET', amount }]

export const pass = (seat: number): [number, RoomMove] => [seat, { action: 'PASS' }]

export const draw = (seat: number): [number, RoomMove] => [seat, { action: 'DRAW' }]

export const stand = (seat: number): [number, RoomMove] => [seat, { action: 'STAND' }]

export const nets = (state: State) =>
  Object.fromEntries(
    game.settlement(state).seats.map(({ seat, stakeAmount, winAmount }) => [seat, winAmount - stakeAmount]),
  )
