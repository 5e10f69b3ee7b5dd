import { expect, test } from 'vitest'
import { game } from '../../games/pokdengroom/rules/index.ts'
import { foldHand, type KeptMove } from './fold-hand.ts'
import type { HandInput } from './room-game.ts'

const stakes = { smallBlind: 0, bigBlind: 0, minBet: 100, maxBet: 1_000, minBuyIn: 5_000, maxBuyIn: 100_000 }
// Seat 3 banks; seats 4 and 0 play, dealt in that order: 2♣ 2♦, 3♣ 3♦, K♣ K♦.
const input: HandInput<never> = {
  seats: [0, 3, 4].map((seat) => ({ seat, stack: 50_000, owesBlind: false, seatedAtMs: seat })),
  seatCount: 6,
  stakes,
  deck: [4, 8, 48, 5, 9, 49, 20, 24, 28],
  carry: null,
}
const moves: KeptMove[] = [
  { seat: 3, action: 'BID', amount: 5 },
  { seat: null, action: 'TIMEOUT', amount: null },
  { seat: 4, action: 'BET', amount: 1_000 },
  { seat: 0, action: 'BET', amount: 500 },
  { seat: 0, action: 'STAND', amount: null },
  { seat: null, action: 'TIMEOUT', amount: null },
]

test('a replayed hand shows a seat its own cards at every step, and the others’ cards only after they were compared', () => {
  const frames = foldHand(game, input, moves, 4)
  expect(frames.map(({ view }) => view.phase)).toEqual(['BID', 'BID', 'BET', 'BET', 'DRAW', 'DRAW', 'OVER'])
  const cards = (at: number) => Object.fromEntries(frames[at]!.view.seats.map((one) => [one.seat, one.cards]))
  expect(cards(3)).toEqual({ 0: [], 3: [], 4: [] })
  expect(cards(5)).toEqual({ 0: [-1, -1], 3: [-1, -1], 4: [4, 5] })
  expect(cards(6)).toEqual({ 0: [8, 9], 3: [48, 49, 28], 4: [4, 5, 20] })
  expect(frames[4]!.events.filter(({ type }) => type === 'DEAL').map((event) => event.cards)).toEqual([
    [4, 5],
    [-1, -1],
    [-1, -1],
  ])
})

test('without a seat no card is seen before the comparison', () => {
  const frames = foldHand(game, input, moves, null)
  for (const { view, events } of frames.slice(0, -1))
    expect(
      [...view.seats.flatMap((one) => one.cards), ...events.flatMap((event) => event.cards ?? [])].every(
        (card) => card === -1,
      ),
    ).toBe(true)
})

test('a move that the rules refuse cannot be replayed', () => {
  expect(() => foldHand(game, input, [{ seat: 4, action: 'BET', amount: 1_000 }], null)).toThrow('not legal')
})
