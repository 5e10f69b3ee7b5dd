import { describe, expect, test } from 'vitest'
import { eventsFor, type RoomStep } from '../../../kernel/rooms/room-game.ts'
import { game } from './index.ts'
import { commissionOf, settleRound } from './settle.ts'
import type { State } from './state.ts'
import {
  cardOf,
  deckOf,
  sitting,
  banked,
  input,
  play,
  bet,
  draw,
  stand,
  nets,
} from '../../../tests/support/pokdeng-room.ts'

describe('a round', () => {
  /** Seat 0 banks; 2 and 4 play. Dealt 2, 4, 0 and again, then the thirds in the same order. */
  const dealt = (cards: string, bets: [number, number] = [10_000, 10_000]) =>
    play(
      game.start(input([sitting(0), sitting(2), sitting(4)], { deck: deckOf(cards), carry: banked(0) })),
      bet(4, bets[1]),
      bet(2, bets[0]),
    )

  test('takes bets between the room’s limits and what five times the bet leaves', () => {
    const { state } = game.start(
      input([sitting(0), sitting(1, 30_000), sitting(2, 4_999)], { carry: banked(0) }),
    )
    expect(game.waiting(state)?.seats).toEqual([1])
    expect(game.legalMoves(state, 1)).toEqual([
      { action: 'BET', minAmount: 1_000, maxAmount: 6_000 },
      { action: 'PASS' },
    ])
    for (const amount of [999, 6_001, 1_000.5, -1_000, NaN])
      expect(game.act(state, 1, { action: 'BET', amount })).toBeUndefined()
    expect(game.act(state, 0, { action: 'BET', amount: 1_000 })).toBeUndefined()
  })

  test('a banker’s pok is compared at once: nobody draws', () => {
    const { state } = dealt('2c 9c Kd 3d Kh 8d')
    expect(state.phase).toBe('OVER')
    expect(nets(state)).toEqual({ 2: -20_000, 4: 9_700, 0: 9_700 })
  })

  test('the example of the rules: 9-9 against 6 wins two three per cent taken off', () => {
    const step = dealt('9s Kh Kc 9d 4h 6d')
    expect(step.state.phase).toBe('DRAW')
    expect(game.waiting(step.state)?.seats).toEqual([4])
    expect(game.view(step.state).seats.find(({ seat }) => seat === 2)?.cards).toEqual([
      cardOf('9s'),
      cardOf('9d'),
    ])
    const over = play(step, stand(4), stand(0))
    expect(nets(over.state)).toEqual({ 2: 19_400, 4: -10_000, 0: -10_000 })
    expect(game.settlement(over.state)).toMatchObject({ isVoid: false, rake: 600 })
  })

  test('each hand has its own third card, in whatever order the players draw', () => {
    const cards = '2c 3c Kd 2d Th 5d 4s 6s 7s'
    const [one, other] = [play(dealt(cards), draw(2), draw(4)), play(dealt(cards), draw(4), draw(2))]
    expect(one.state.hands).toEqual(other.state.hands)
    expect(game.cardsOf(one.state, 2)).toEqual(['2c', '2d', '4s'].map(cardOf))
    expect(game.cardsOf(one.state, 4)).toEqual(['3c', 'Th', '6s'].map(cardOf))
  })

  test('a player who does nothing draws below five points and stands from five on', () => {
    // 4 and 5 points; the banker has 4.
    const { state } = play(dealt('2c 3c Kd 2d 2h 4d Ks Qs Js'), 'TIMEOUT')
    expect(state.hands.map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [2, 3],
      [4, 2],
      [0, 2],
    ])
    expect(game.waiting(state)).toMatchObject({ key: 'BANKER', seats: [0], clockMs: 10_000 })
    expect(game.cardsOf(play({ state, events: [] }, 'TIMEOUT').state, 0)).toHaveLength(3)
  })

  test('a player whose time runs out is reported as absent, but not for a missing bid', () => {
    const absent = (step: RoomStep<State>) =>
      step.events.filter(({ type }) => type === 'TIMEOUT').map(({ seat }) => seat)
    expect(absent(game.timeout(game.start(input([sitting(0), sitting(1)])).state))).toEqual([])
    expect(
      absent(
        game.timeout(game.start(input([sitting(0), sitting(1), sitting(2)], { carry: banked(0) })).state),
      ),
    ).toEqual([1, 2])
    expect(absent(game.timeout(play(dealt('2c 3c Kd 2d 2h 4d Ks Qs Js'), stand(2)).state))).toEqual([4])
  })

  test('the banker draws automatically up to three points, decides from four on, and stands from five without a decision', () => {
    expect(play(dealt('2c 3c Kd 5d 4h 3d'), 'TIMEOUT').state.hands.at(-1)!.cards).toHaveLength(3)
    const four = play(dealt('2c 3c Kd 5d 4h 4d'), 'TIMEOUT')
    expect(play(four, stand(0)).state.hands.at(-1)!.cards).toHaveLength(2)
    const five = play(dealt('2c 3c Kd 6d 4h 5d'), 'TIMEOUT')
    expect(play(five, 'TIMEOUT').state.hands.at(-1)!.cards).toHaveLength(2)
    expect(play(five, draw(0)).state.hands.at(-1)!.cards).toHaveLength(3)
  })

  test('the next round finds the bank with one round fewer', () => {
    expect(game.settlement(dealt('2c 9c Kd 3d Kh 8d').state).carry.bank).toMatchObject({
      seat: 0,
      rounds: 5,
      roundsLeft: 4,
    })
  })

  test('nobody sees another’s cards before they are compared', () => {
    const step = dealt('2c 3c Kd 2d Th 5d')
    expect(game.view(step.state).seats.map(({ cards }) => cards)).toEqual([
      [-1, -1],
      [-1, -1],
      [-1, -1],
    ])
    expect(game.view(step.state).extra['hands']).toEqual([])
    const told = eventsFor(step.events, 2).filter(({ type }) => type === 'DEAL')
    expect(told.map(({ seat, cards }) => [seat, cards])).toEqual([
      [2, ['2c', '2d'].map(cardOf)],
      [4, [-1, -1]],
      [0, [-1, -1]],
    ])
  })
})

describe('money', () => {
  test('the banker gathers first and pays clockwise as far as their chips on the table reach', () => {
    const players = [
      { seat: 2, betAmount: 100, stakes: 5 },
      { seat: 3, betAmount: 100, stakes: -1 },
      { seat: 4, betAmount: 100, stakes: 3 },
    ]
    const { seats, commission } = settleRound({ seat: 1, stack: 550 }, players)
    expect(seats.map(({ seat, stakeAmount, winAmount }) => [seat, winAmount - stakeAmount])).toEqual([
      [2, 485],
      [3, -100],
      [4, 146],
      [1, -550],
    ])
    expect(commission).toBe(15 + 4)
  })

  test('commission is three per cent of a net winner’s profit, rounded down', () => {
    expect([-100, 0, 33, 34, 66, 67, 1_001].map(commissionOf)).toEqual([0, 0, 0, 1, 1, 2, 30])
  })

  test('the banker’s commission is on what they won net', () => {
    const { seats } = settleRound({ seat: 0, stack: 10_000 }, [
      { seat: 1, betAmount: 1_000, stakes: 1 },
      { seat: 2, betAmount: 1_000, stakes: -3 },
    ])
    expect(seats.at(-1)).toMatchObject({ seat: 0, stakeAmount: 1_000, winAmount: 2_940, commission: 60 })
  })
})
