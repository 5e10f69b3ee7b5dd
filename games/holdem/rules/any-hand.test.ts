import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitOf, openStream, streamOfWords } from '../../../kernel/fair/stream.ts'
import { rankHand } from '../../../kernel/poker/rank-hand.ts'
import { eventsFor, type HandInput } from '../../../kernel/rooms/room-game.ts'
import { game, type HoldemCarry, type HoldemState } from './index.ts'
import { BIG, stakes, inOrder, deal, play } from '../../../tests/support/holdem.ts'

/** A run of hands by random players, some of whom let their time pass; every step is looked at. */
function runHands(words: readonly number[], seatCount: number, hands: number): void {
  let place = 0
  const word = () => {
    place += 1
    return (words[place % words.length]! + Math.imul(place, 2_654_435_761)) >>> 0
  }
  const below = (most: number) => word() % most
  const stacks = new Map(Array.from({ length: seatCount }, (_, seat) => [seat, 1 + below(120 * BIG)]))
  let carry: HoldemCarry | null = null
  for (let hand = 0; hand < hands; hand++) {
    for (const [seat, stack] of stacks) if (stack === 0) stacks.set(seat, 1 + below(60 * BIG))
    const seats = [...stacks]
      .filter(() => below(8) > 0)
      .map(([seat, stack]) => ({ seat, stack, owesBlind: below(9) === 0, seatedAtMs: 0 }))
    if (seats.length < 2) continue
    const input: HandInput<HoldemCarry> = {
      seats,
      seatCount,
      stakes,
      deck: streamOfWords(word).shuffle([...inOrder]),
      carry,
    }
    const whole = seats.reduce((sum, seat) => sum + seat.stack, 0)
    let step = game.start(input)
    for (let turns = 0; ; turns++) {
      expect(turns).toBeLessThan(400)
      const { state } = step
      expect(
        state.players.reduce((sum, player) => sum + player.stack + (state.end ? 0 : player.total), 0),
      ).toBe(whole - (state.end?.rake ?? 0))
      expect(state.players.every((player) => player.stack >= 0 && Number.isSafeInteger(player.stack))).toBe(
        true,
      )
      if (state.end) break
      const seat = game.waiting(state)!.seats[0]!
      const moves = game.legalMoves(state, seat)
      const move = moves[below(moves.length)]!
      const amount =
        move.minAmount === undefined
          ? undefined
          : move.minAmount +
            (below(3) === 0 ? move.maxAmount! - move.minAmount : below(move.maxAmount! - move.minAmount + 1))
      step =
        below(12) === 0
          ? game.timeout(state)
          : game.act(state, seat, { action: move.action, ...(amount === undefined ? {} : { amount }) })!
    }
    checkEnd(step.state)
    const settlement = game.settlement(step.state)
    expect(
      settlement.seats.reduce((sum, seat) => sum + seat.winAmount - seat.stakeAmount, 0) + settlement.rake,
    ).toBe(0)
    expect(settlement.seats.reduce((sum, seat) => sum + seat.rakeAmount, 0)).toBe(settlement.rake)
    for (const { seat, stakeAmount, winAmount } of settlement.seats) {
      stacks.set(seat, stacks.get(seat)! - stakeAmount + winAmount)
      expect(stacks.get(seat)).toBe(step.state.players.find((player) => player.seat === seat)!.stack)
    }
    carry = settlement.carry
  }
}

/** The rake and the winners once more, by another way. */
function checkEnd(state: HoldemState): void {
  const { pots, rake } = state.end!
  const cap = [0, 0, 1, 2][state.players.length] ?? 3
  const wanted =
    state.board.length === 0
      ? 0
      : Math.min(
          pots.reduce((sum, pot) => sum + Math.floor(pot.amount / 20), 0),
          cap * BIG,
        )
  expect(rake).toBe(wanted)
  expect(pots.reduce((sum, pot) => sum + pot.amount, 0)).toBe(
    state.players.reduce((sum, player) => sum + player.total, 0),
  )
  for (const pot of pots) {
    const inPot = state.players.filter((player) => pot.seats.includes(player.seat))
    expect(pot.winners.reduce((sum, winner) => sum + winner.amount, 0)).toBe(pot.amount - pot.rake)
    if (!state.end!.isShowdown) continue
    const best = Math.max(...inPot.map((player) => rankHand([...player.cards, ...state.board])))
    expect(pot.winners.map((winner) => winner.seat).toSorted((a, b) => a - b)).toEqual(
      inPot
        .filter((player) => rankHand([...player.cards, ...state.board]) === best)
        .map((player) => player.seat)
        .toSorted((a, b) => a - b),
    )
    expect(pot.winners.every((winner) => state.end!.shown.includes(winner.seat))).toBe(true)
  }
}

describe('hold’em, whatever is done', () => {
  test('conserves every satang, ends every hand and rakes exactly, with two to nine seats and lines that are cut', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 8, maxLength: 8 }),
        (seatCount, words) => {
          runHands(words, seatCount, 12)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('shows nobody another seat’s cards before they are revealed', () => {
    const { state, events } = game.start({
      seats: [0, 1, 2].map((seat) => ({ seat, stack: 50_000, owesBlind: false, seatedAtMs: 0 })),
      seatCount: 6,
      stakes,
      deck: inOrder,
      carry: null,
    })
    const own = game.cardsOf(state, 1)
    expect(game.view(state).seats.flatMap((seat) => seat.cards)).toEqual([-1, -1, -1, -1, -1, -1])
    const dealt = eventsFor(events, 1).filter((event) => event.type === 'DEAL')
    expect(dealt.map((event) => event.cards)).toEqual([own, [-1, -1], [-1, -1]])
    expect(JSON.stringify(eventsFor(events, null))).not.toContain(JSON.stringify(own))
    const folded = play(state, 'RAISE 5000', 'FOLD', 'FOLD')
    expect(
      game
        .view(folded)
        .seats.flatMap((seat) => seat.cards)
        .filter((each) => each >= 0),
    ).toEqual([])
  })

  test('a state survives being stored: it is plain JSON', () => {
    const state = play(deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 } }), 'CALL')
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })

  test('the deck of the page’s vector is dealt as it is shuffled', () => {
    const serverSeed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
    expect(commitOf(serverSeed)).toBe('7dab00994c9f54a87b88c9011f8ad7205401a880e29776312bed8cfcdbbe8b2c')
    const deck = openStream({ serverSeed, clientSeed: 'thai-player-1', nonce: 7, tag: 'deck52' }).shuffle([
      ...inOrder,
    ])
    const state = deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 }, deck })
    // From the left of the button: seats 1, 2, 0.
    expect([1, 2, 0].map((seat) => game.cardsOf(state, seat))).toEqual([
      [12, 18],
      [6, 26],
      [37, 43],
    ])
  })
})
