/** A table of hold'em without a server: seats, a stacked deck, and moves by name. */
import type { HandSeat } from '../../kernel/rooms/room-game.ts'
import { game, type HoldemCarry, type HoldemState } from '../../games/holdem/rules/index.ts'

export const BIG = 1000

export const stakes = {
  smallBlind: BIG / 2,
  bigBlind: BIG,
  minBet: 0,
  maxBet: 0,
  minBuyIn: 40 * BIG,
  maxBuyIn: 200 * BIG,
}

export const inOrder = Array.from({ length: 52 }, (_, card) => card)

export const card = (name: string) => 4 * 'A23456789TJQK'.indexOf(name[0]!) + 'cdhs'.indexOf(name[1]!)

/** The named cards on top, in the order dealt, and the rest under them. */
export function stacked(names: string): number[] {
  const top = names.split(' ').map(card)
  return [...top, ...inOrder.filter((each) => !top.includes(each))]
}

interface Table {
  stacks: Record<number, number>
  deck?: readonly number[]
  carry?: HoldemCarry | null
  seatCount?: number
  owing?: readonly number[]
}

export function deal({
  stacks,
  deck = inOrder,
  carry = null,
  seatCount = 9,
  owing = [],
}: Table): HoldemState {
  const seats = Object.entries(stacks).map(
    ([seat, stack]): HandSeat => ({
      seat: Number(seat),
      stack,
      owesBlind: owing.includes(Number(seat)),
      seatedAtMs: 0,
    }),
  )
  return game.start({ seats, seatCount, stakes, deck, carry }).state
}

/** 'CALL', 'RAISE 3000' …, each by the player whose turn it is. */
export function play(state: HoldemState, ...moves: string[]): HoldemState {
  return moves.reduce((before, move) => {
    const [action, amount] = move.split(' ')
    const step = game.act(before, before.toAct!, {
      action: action!,
      ...(amount === undefined ? {} : { amount: Number(amount) }),
    })
    if (!step) throw new Error(`${move} is not legal for seat ${before.toAct} on the ${before.street}`)
    return step.state
  }, state)
}

export const movesNow = (state: HoldemState) => game.legalMoves(state, state.toAct!)

export const stacksOf = (state: HoldemState) =>
  Object.fromEntries(state.players.map((player) => [player.seat, player.stack]))
