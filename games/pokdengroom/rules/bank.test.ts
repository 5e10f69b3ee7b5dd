import { describe, expect, test } from 'vitest'
import type { HandSeat, RoomStep } from '../../../kernel/rooms/room-game.ts'
import { game } from './index.ts'
import type { State } from './state.ts'
import { COVER, sitting, banked, input, play, bid, pass } from '../../../tests/support/pokdeng-room.ts'

describe('the bank', () => {
  const bidding = (...seats: HandSeat[]) => game.start(input(seats))
  const bankOf = (step: RoomStep<State>) => step.state.bank?.seat ?? null

  test('goes to the most rounds, of equal ones to the larger balance, then to who sat down earlier', () => {
    expect(bankOf(play(bidding(sitting(0), sitting(1)), bid(0, 5), bid(1, 10)))).toBe(1)
    expect(bankOf(play(bidding(sitting(0), sitting(1, 400_001)), bid(0, 10), bid(1, 10)))).toBe(1)
    expect(
      bankOf(play(bidding(sitting(0, 400_000, { seatedAtMs: 9_000 }), sitting(3)), bid(0, 5), bid(3, 5))),
    ).toBe(3)
    expect(bankOf(play(bidding(sitting(0), sitting(1)), pass(0), bid(1, 5)))).toBe(1)
  })

  test('is bid for with 5 or 10 rounds, once, and only by who can cover every seat at the highest bet and deng', () => {
    const step = bidding(sitting(0), sitting(1, COVER - 1), sitting(2, COVER))
    expect(game.waiting(step.state)).toMatchObject({
      key: 'BID',
      seats: [0, 2],
      clockMs: 10_000,
      usesTimeBank: false,
    })
    expect(game.act(step.state, 1, { action: 'BID', amount: 10 })).toBeUndefined()
    expect(game.act(step.state, 0, { action: 'BID', amount: 7 })).toBeUndefined()
    expect(game.act(play(step, bid(0, 5)).state, 0, { action: 'BID', amount: 10 })).toBeUndefined()
  })

  test('stays nobody’s if nobody bids or nobody can: the round is void', () => {
    for (const { state } of [
      play(bidding(sitting(0), sitting(1)), 'TIMEOUT'),
      bidding(sitting(0, 60_000), sitting(1, 60_000)),
    ]) {
      expect(game.waiting(state)).toBeNull()
      expect(game.settlement(state)).toMatchObject({
        isVoid: true,
        seats: [],
        rake: 0,
        carry: { bank: null },
      })
    }
  })

  test('is kept for its rounds, a round without bets among them', () => {
    const first = game.start(input([sitting(0), sitting(1)], { carry: banked(0, 2) }))
    expect(game.waiting(first.state)).toMatchObject({ key: 'BET', seats: [1], clockMs: 10_000 })
    const { carry, isVoid } = game.settlement(play(first, 'TIMEOUT').state)
    expect([isVoid, carry.bank]).toEqual([true, { seat: 0, seatedAtMs: 1_000, rounds: 5, roundsLeft: 1 }])
    expect(
      game.waiting(game.start(input([sitting(0), sitting(1)], { carry: banked(0, 0) })).state)?.key,
    ).toBe('BID')
  })

  test.each<[string, HandSeat[], string]>([
    [
      'a banker who left, even if another player took the seat',
      [sitting(0, 400_000, { seatedAtMs: 5_555 }), sitting(1)],
      'LEFT',
    ],
    ['a banker who cannot cover the table any more', [sitting(0, COVER - 1), sitting(1)], 'SHORT'],
    [
      'a banker whose line has been cut for five seconds',
      [sitting(0, 400_000, { awayMs: 5_000 }), sitting(1)],
      'AWAY',
    ],
  ])('is lost by %s', (_, seats, note) => {
    const step = game.start(input(seats, { carry: banked(0, 3) }))
    expect(step.state.phase).toBe('BID')
    expect(step.events[0]).toEqual({ type: 'BANK_ENDED', seat: 0, note })
    expect(game.view(step.state).extra['bankEnd']).toEqual({ seat: 0, reason: note })
  })

  test('is kept through a cut of less than five seconds', () => {
    expect(
      game.start(input([sitting(0, 400_000, { awayMs: 4_999 }), sitting(1)], { carry: banked(0, 3) })).state
        .bank?.roundsLeft,
    ).toBe(3)
  })
})
