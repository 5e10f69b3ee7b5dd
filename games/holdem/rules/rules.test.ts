import { describe, expect, test } from 'vitest'
import { game } from './index.ts'
import { card, stacked, deal, play, movesNow, stacksOf } from '../../../tests/support/holdem.ts'

describe('hold’em, hand by hand', () => {
  test('moves the button clockwise and lets the seat left of the big blind begin', () => {
    const first = deal({ stacks: { 0: 50_000, 3: 50_000, 5: 50_000, 8: 50_000 } })
    expect([first.button, first.smallBlindSeat, first.bigBlindSeat, first.toAct]).toEqual([0, 3, 5, 8])
    const second = deal({
      stacks: { 0: 50_000, 3: 50_000, 5: 50_000, 8: 50_000 },
      carry: { button: 8, bigBlindSeat: 3 },
    })
    expect([second.button, second.smallBlindSeat, second.bigBlindSeat, second.toAct]).toEqual([0, 3, 5, 8])
  })

  test('heads-up: the button is the small blind and acts first before the flop, last after it', () => {
    const state = deal({ stacks: { 2: 50_000, 6: 50_000 } })
    expect([state.button, state.smallBlindSeat, state.bigBlindSeat, state.toAct]).toEqual([2, 2, 6, 2])
    expect(play(state, 'CALL', 'CHECK').toAct).toBe(6)
    // A player who was the big blind with three at the table is not the big blind again with two.
    expect(
      deal({ stacks: { 2: 50_000, 6: 50_000 }, carry: { button: 1, bigBlindSeat: 6 } }).bigBlindSeat,
    ).toBe(2)
  })

  test('raises by the last raise at least; a short all-in does not reopen the betting', () => {
    const state = play(deal({ stacks: { 0: 90_000, 1: 90_000, 2: 90_000, 3: 4500 } }), 'FOLD', 'RAISE 3000')
    expect(movesNow(state)).toContainEqual({ action: 'RAISE', minAmount: 5000, maxAmount: 90_000 })
    // The same behind a caller: who called the raise may only call the rest.
    const short = play(
      deal({ stacks: { 0: 90_000, 1: 90_000, 2: 4000, 3: 90_000 } }),
      'RAISE 3000',
      'CALL',
      'FOLD',
      'RAISE 4000',
    )
    expect(movesNow(short)).toEqual([{ action: 'FOLD' }, { action: 'CALL', amount: 1000 }])
    // Who has not acted yet may raise, and by the full size.
    const open = play(
      deal({ stacks: { 0: 90_000, 1: 4000, 2: 90_000, 3: 90_000 } }),
      'RAISE 3000',
      'CALL',
      'RAISE 4000',
    )
    expect(open.toAct).toBe(2)
    expect(movesNow(open)).toContainEqual({ action: 'RAISE', minAmount: 6000, maxAmount: 90_000 })
  })

  test('several short all-ins that come to a full raise together reopen the betting', () => {
    const state = play(
      deal({ stacks: { 0: 4000, 1: 5000, 2: 90_000, 3: 90_000 } }),
      'RAISE 3000',
      'RAISE 4000',
      'RAISE 5000',
      'CALL',
    )
    expect(state.toAct).toBe(3)
    expect(movesNow(state).map((move) => move.action)).toContain('RAISE')
  })

  test('gives the big blind its option, and returns what nobody called without rake before the flop', () => {
    const option = play(deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 } }), 'CALL', 'CALL')
    expect(option.toAct).toBe(2)
    expect(movesNow(option).map((move) => move.action)).toEqual(['CHECK', 'RAISE'])
    const raised = play(option, 'RAISE 20000', 'FOLD', 'FOLD')
    expect(raised.end).toMatchObject({ isShowdown: false, rake: 0 })
    expect(stacksOf(raised)).toEqual({ 0: 49_000, 1: 49_000, 2: 52_000 })
    expect(game.settlement(raised).seats[2]).toEqual({
      seat: 2,
      stakeAmount: 1000,
      winAmount: 3000,
      rakeAmount: 0,
    })
  })

  test('a newcomer posts a live big blind once, and in the place of the small blind', () => {
    const state = deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000, 3: 50_000 }, owing: [1, 3] })
    expect(state.players.map((player) => player.bet)).toEqual([0, 1000, 1000, 1000])
    expect(play(state, 'CHECK').toAct).toBe(0)
  })

  test('when the time is over, checks if it is free and folds otherwise', () => {
    const state = deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 } })
    const folded = game.timeout(state)
    expect(folded.events.map((event) => event.type)).toEqual(['TIMEOUT', 'FOLD'])
    const checked = game.timeout(play(state, 'CALL', 'CALL'))
    expect(checked.events.map((event) => event.type)).toEqual(['TIMEOUT', 'CHECK', 'FLOP'])
  })

  test('the last aggressor shows first, and who is beaten keeps their cards to themselves', () => {
    const deck = stacked('2c As 3d 7h Ah 9c Ad Kc 8s 4c Jd')
    const start = play(
      deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 }, deck }),
      'CALL',
      'CALL',
      'CHECK',
      'CHECK',
      'CHECK',
      'CHECK',
      'CHECK',
      'CHECK',
      'CHECK',
    )
    const shown = game.act(start, 1, { action: 'CHECK' })!.state
    expect(shown.street).toBe('RIVER')
    const step = ['BET 2000', 'CALL', 'CALL'].reduce(
      (before, move) => {
        const [action, amount] = move.split(' ')
        return game.act(before.state, before.state.toAct!, {
          action: action!,
          ...(amount ? { amount: Number(amount) } : {}),
        })!
      },
      { state: shown, events: [] as ReturnType<typeof game.timeout>['events'] },
    )
    const order = step.events
      .filter((event) => event.type === 'SHOW' || event.type === 'MUCK')
      .map((event) => `${event.type} ${event.seat}`)
    expect(order).toEqual(['SHOW 2', 'MUCK 0', 'MUCK 1'])
    expect(game.view(step.state).seats.map((seat) => seat.cards)).toEqual([
      [-1, -1],
      [-1, -1],
      ['As', 'Ah'].map(card),
    ])
  })

  test('takes no move out of turn, below the least, above the stack or in fractions', () => {
    const state = deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 } })
    const refused = [
      [1, { action: 'FOLD' }],
      [0, { action: 'CHECK' }],
      [0, { action: 'RAISE', amount: 1999 }],
      [0, { action: 'RAISE', amount: 50_001 }],
      [0, { action: 'RAISE', amount: 2000.5 }],
      [0, { action: 'RAISE' }],
      [0, { action: 'BET', amount: 3000 }],
    ] as const
    for (const [seat, move] of refused)
      expect(game.act(state, seat, move), JSON.stringify(move)).toBeUndefined()
  })
})
