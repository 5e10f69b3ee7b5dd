import { describe, expect, test } from 'vitest'
import { payPots } from './pots.ts'
import { card, stacked, deal, play, stacksOf } from '../../../tests/support/holdem.ts'

describe('the pots of hold’em', () => {
  test('the page’s example: four players, big blind 10, 1,000.00 in the pot after the flop: rake 30.00, the winner has 970.00', () => {
    // Dealt from the left of the button: seats 1, 2, 3, 0.
    const deck = stacked('As 2c 3c 7d Ah 5d 9h 8s Ac Ad Ks Qh Jd')
    const state = play(
      deal({ stacks: { 0: 25_000, 1: 25_000, 2: 25_000, 3: 25_000 }, deck }),
      'RAISE 25000',
      'CALL',
      'CALL',
      'CALL',
    )
    expect(state.end!.pots).toEqual([
      { amount: 100_000, rake: 3000, seats: [0, 1, 2, 3], winners: [{ seat: 1, amount: 97_000 }] },
    ])
  })

  test('the page’s example: 970.01 parted in two is 485.01 for the first left of the button and 485.00', () => {
    const state = deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000, 4: 50_000 } })
    state.board = ['Ts', 'Js', 'Qs', 'Ks', 'As'].map(card)
    const totals: Record<number, number> = { 0: 35_000, 1: 15_001, 2: 15_000, 4: 35_000 }
    for (const player of state.players) {
      player.total = totals[player.seat]!
      player.isFolded = player.seat === 1 || player.seat === 2
    }
    expect(payPots(state)).toEqual([
      {
        amount: 100_001,
        rake: 3000,
        seats: [0, 4],
        winners: [
          { seat: 4, amount: 48_501 },
          { seat: 0, amount: 48_500 },
        ],
      },
    ])
  })

  test('caps the rake at one big blind with two players and at two with three', () => {
    const raked = (stacks: Record<number, number>) => {
      const calls = Object.keys(stacks).length - 1
      return play(deal({ stacks }), 'RAISE 60000', ...Array.from({ length: calls }, () => 'CALL')).end!.rake
    }
    expect(raked({ 0: 60_000, 1: 60_000 })).toBe(1000)
    expect(raked({ 0: 60_000, 1: 60_000, 2: 60_000 })).toBe(2000)
  })

  test('builds side pots layer by layer, the chips of the folded staying in theirs', () => {
    // Seat 1 has aces, seat 2 kings, seat 3 queens; seat 0 calls once and folds.
    const deck = stacked('As Ks Qs 2c Ah Kh Qh 7d 3c 8d 9s Jc 4d')
    const state = play(
      deal({ stacks: { 0: 80_000, 1: 10_000, 2: 30_000, 3: 60_000 }, deck }),
      'RAISE 5000',
      'CALL',
      'RAISE 10000',
      'RAISE 30000',
      'RAISE 60000',
      'FOLD',
    )
    expect(
      state.end!.pots.map(({ amount, seats, winners }) => ({ amount, seats, winner: winners[0]!.seat })),
    ).toEqual([
      { amount: 35_000, seats: [1, 2, 3], winner: 1 },
      { amount: 40_000, seats: [2, 3], winner: 2 },
    ])
    // 30,000 of the last raise went back; of 35,000 and 40,000 the rake is 1,750 and, at the cap, 1,250.
    expect(stacksOf(state)).toEqual({ 0: 75_000, 1: 33_250, 2: 38_750, 3: 30_000 })
  })
})
