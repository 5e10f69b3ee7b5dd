import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitOf, openStream, streamOfWords } from '../../../kernel/fair/stream.ts'
import { rankHand } from '../../../kernel/poker/rank-hand.ts'
import { eventsFor, type HandInput, type HandSeat } from '../../../kernel/rooms/room-game.ts'
import { payPots } from './pots.ts'
import { game, type HoldemCarry, type HoldemState } from './index.ts'

const BIG = 1000
const stakes = { smallBlind: BIG / 2, bigBlind: BIG, minBet: 0, maxBet: 0, minBuyIn: 40 * BIG, maxBuyIn: 200 * BIG }
const inOrder = Array.from({ length: 52 }, (_, card) => card)
const card = (name: string) => 4 * 'A23456789TJQK'.indexOf(name[0]!) + 'cdhs'.indexOf(name[1]!)

/** The named cards on top, in the order dealt, and the rest under them. */
function stacked(names: string): number[] {
  const top = names.split(' ').map(card)
  return [...top, ...inOrder.filter((each) => !top.includes(each))]
}

interface Table { stacks: Record<number, number>; deck?: readonly number[]; carry?: HoldemCarry | null; seatCount?: number; owing?: readonly number[] }

function deal({ stacks, deck = inOrder, carry = null, seatCount = 9, owing = [] }: Table): HoldemState {
  const seats = Object.entries(stacks).map(([seat, stack]): HandSeat => ({ seat: Number(seat), stack, owesBlind: owing.includes(Number(seat)), seatedAtMs: 0 }))
  return game.start({ seats, seatCount, stakes, deck, carry }).state
}

/** 'CALL', 'RAISE 3000' …, each by whoever is to act. */
function play(state: HoldemState, ...moves: string[]): HoldemState {
  return moves.reduce((before, move) => {
    const [action, amount] = move.split(' ')
    const step = game.act(before, before.toAct!, { action: action!, ...(amount === undefined ? {} : { amount: Number(amount) }) })
    if (!step) throw new Error(`${move} is not legal for seat ${before.toAct} on the ${before.street}`)
    return step.state
  }, state)
}

const movesNow = (state: HoldemState) => game.legalMoves(state, state.toAct!)
const stacksOf = (state: HoldemState) => Object.fromEntries(state.players.map((player) => [player.seat, player.stack]))

describe('hold’em, hand by hand', () => {
  test('moves the button clockwise and lets the seat left of the big blind begin', () => {
    const first = deal({ stacks: { 0: 50_000, 3: 50_000, 5: 50_000, 8: 50_000 } })
    expect([first.button, first.smallBlindSeat, first.bigBlindSeat, first.toAct]).toEqual([0, 3, 5, 8])
    const second = deal({ stacks: { 0: 50_000, 3: 50_000, 5: 50_000, 8: 50_000 }, carry: { button: 8, bigBlindSeat: 3 } })
    expect([second.button, second.smallBlindSeat, second.bigBlindSeat, second.toAct]).toEqual([0, 3, 5, 8])
  })

  test('heads-up: the button is the small blind and acts first before the flop, last after it', () => {
    const state = deal({ stacks: { 2: 50_000, 6: 50_000 } })
    expect([state.button, state.smallBlindSeat, state.bigBlindSeat, state.toAct]).toEqual([2, 2, 6, 2])
    expect(play(state, 'CALL', 'CHECK').toAct).toBe(6)
    // Whoever was the big blind with three at the table is not the big blind again with two.
    expect(deal({ stacks: { 2: 50_000, 6: 50_000 }, carry: { button: 1, bigBlindSeat: 6 } }).bigBlindSeat).toBe(2)
  })

  test('raises by the last raise at least; a short all-in does not reopen the betting', () => {
    const state = play(deal({ stacks: { 0: 90_000, 1: 90_000, 2: 90_000, 3: 4500 } }), 'FOLD', 'RAISE 3000')
    expect(movesNow(state)).toContainEqual({ action: 'RAISE', minAmount: 5000, maxAmount: 90_000 })
    // The same behind a caller: who called the raise may only call the rest.
    const short = play(deal({ stacks: { 0: 90_000, 1: 90_000, 2: 4000, 3: 90_000 } }), 'RAISE 3000', 'CALL', 'FOLD', 'RAISE 4000')
    expect(movesNow(short)).toEqual([{ action: 'FOLD' }, { action: 'CALL', amount: 1000 }])
    // Who has not acted yet may raise, and by the full size.
    const open = play(deal({ stacks: { 0: 90_000, 1: 4000, 2: 90_000, 3: 90_000 } }), 'RAISE 3000', 'CALL', 'RAISE 4000')
    expect(open.toAct).toBe(2)
    expect(movesNow(open)).toContainEqual({ action: 'RAISE', minAmount: 6000, maxAmount: 90_000 })
  })

  test('several short all-ins that come to a full raise together reopen the betting', () => {
    const state = play(deal({ stacks: { 0: 4000, 1: 5000, 2: 90_000, 3: 90_000 } }), 'RAISE 3000', 'RAISE 4000', 'RAISE 5000', 'CALL')
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
    expect(game.settlement(raised).seats[2]).toEqual({ seat: 2, stakeAmount: 1000, winAmount: 3000, rakeAmount: 0 })
  })

  test('the page’s example: four players, big blind 10, 1,000.00 in the pot after the flop: rake 30.00, the winner has 970.00', () => {
    // Dealt from the left of the button: seats 1, 2, 3, 0.
    const deck = stacked('As 2c 3c 7d Ah 5d 9h 8s Ac Ad Ks Qh Jd')
    const state = play(deal({ stacks: { 0: 25_000, 1: 25_000, 2: 25_000, 3: 25_000 }, deck }), 'RAISE 25000', 'CALL', 'CALL', 'CALL')
    expect(state.end!.pots).toEqual([{ amount: 100_000, rake: 3000, seats: [0, 1, 2, 3], winners: [{ seat: 1, amount: 97_000 }] }])
  })

  test('the page’s example: 970.01 parted in two is 485.01 for the first left of the button and 485.00', () => {
    const state = deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000, 4: 50_000 } })
    state.board = ['Ts', 'Js', 'Qs', 'Ks', 'As'].map(card)
    const totals: Record<number, number> = { 0: 35_000, 1: 15_001, 2: 15_000, 4: 35_000 }
    for (const player of state.players) { player.total = totals[player.seat]!; player.isFolded = player.seat === 1 || player.seat === 2 }
    expect(payPots(state)).toEqual([{ amount: 100_001, rake: 3000, seats: [0, 4], winners: [{ seat: 4, amount: 48_501 }, { seat: 0, amount: 48_500 }] }])
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
    const state = play(deal({ stacks: { 0: 80_000, 1: 10_000, 2: 30_000, 3: 60_000 }, deck }), 'RAISE 5000', 'CALL', 'RAISE 10000', 'RAISE 30000', 'RAISE 60000', 'FOLD')
    expect(state.end!.pots.map(({ amount, seats, winners }) => ({ amount, seats, winner: winners[0]!.seat }))).toEqual([
      { amount: 35_000, seats: [1, 2, 3], winner: 1 }, { amount: 40_000, seats: [2, 3], winner: 2 },
    ])
    // 30,000 of the last raise went back; of 35,000 and 40,000 the rake is 1,750 and, at the cap, 1,250.
    expect(stacksOf(state)).toEqual({ 0: 75_000, 1: 33_250, 2: 38_750, 3: 30_000 })
  })

  test('a newcomer posts a live big blind once, and in the place of the small blind', () => {
    const state = deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000, 3: 50_000 }, owing: [1, 3] })
    expect(state.players.map((player) => player.bet)).toEqual([0, 1000, 1000, 1000])
    expect(play(state, 'CHECK').toAct).toBe(0)
  })

  test('checks where it is free and folds where it is not, when the time is over', () => {
    const state = deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 } })
    const folded = game.timeout(state)
    expect(folded.events.map((event) => event.type)).toEqual(['TIMEOUT', 'FOLD'])
    const checked = game.timeout(play(state, 'CALL', 'CALL'))
    expect(checked.events.map((event) => event.type)).toEqual(['TIMEOUT', 'CHECK', 'FLOP'])
  })

  test('the last aggressor shows first, and who is beaten keeps his cards to himself', () => {
    const deck = stacked('2c As 3d 7h Ah 9c Ad Kc 8s 4c Jd')
    const start = play(deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 }, deck }), 'CALL', 'CALL', 'CHECK', 'CHECK', 'CHECK', 'CHECK', 'CHECK', 'CHECK', 'CHECK')
    const shown = game.act(start, 1, { action: 'CHECK' })!.state
    expect(shown.street).toBe('RIVER')
    const step = ['BET 2000', 'CALL', 'CALL'].reduce((before, move) => {
      const [action, amount] = move.split(' ')
      return game.act(before.state, before.state.toAct!, { action: action!, ...(amount ? { amount: Number(amount) } : {}) })!
    }, { state: shown, events: [] as ReturnType<typeof game.timeout>['events'] })
    const order = step.events.filter((event) => event.type === 'SHOW' || event.type === 'MUCK').map((event) => `${event.type} ${event.seat}`)
    expect(order).toEqual(['SHOW 2', 'MUCK 0', 'MUCK 1'])
    expect(game.view(step.state).seats.map((seat) => seat.cards)).toEqual([[-1, -1], [-1, -1], ['As', 'Ah'].map(card)])
  })

  test('takes no move out of turn, below the least, above the stack or in fractions', () => {
    const state = deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 } })
    const refused = [[1, { action: 'FOLD' }], [0, { action: 'CHECK' }], [0, { action: 'RAISE', amount: 1999 }], [0, { action: 'RAISE', amount: 50_001 }], [0, { action: 'RAISE', amount: 2000.5 }], [0, { action: 'RAISE' }], [0, { action: 'BET', amount: 3000 }]] as const
    for (const [seat, move] of refused) expect(game.act(state, seat, move), JSON.stringify(move)).toBeUndefined()
  })
})

/** A run of hands by random players, some of whom let their time pass; every step is looked at. */
function runHands(words: readonly number[], seatCount: number, hands: number): void {
  let place = 0
  const word = () => { place += 1; return (words[place % words.length]! + Math.imul(place, 2_654_435_761)) >>> 0 }
  const below = (most: number) => word() % most
  const stacks = new Map(Array.from({ length: seatCount }, (_, seat) => [seat, 1 + below(120 * BIG)]))
  let carry: HoldemCarry | null = null
  for (let hand = 0; hand < hands; hand++) {
    for (const [seat, stack] of stacks) if (stack === 0) stacks.set(seat, 1 + below(60 * BIG))
    const seats = [...stacks].filter(() => below(8) > 0).map(([seat, stack]) => ({ seat, stack, owesBlind: below(9) === 0, seatedAtMs: 0 }))
    if (seats.length < 2) continue
    const input: HandInput<HoldemCarry> = { seats, seatCount, stakes, deck: streamOfWords(word).shuffle([...inOrder]), carry }
    const whole = seats.reduce((sum, seat) => sum + seat.stack, 0)
    let step = game.start(input)
    for (let turns = 0; ; turns++) {
      expect(turns).toBeLessThan(400)
      const { state } = step
      expect(state.players.reduce((sum, player) => sum + player.stack + (state.end ? 0 : player.total), 0)).toBe(whole - (state.end?.rake ?? 0))
      expect(state.players.every((player) => player.stack >= 0 && Number.isSafeInteger(player.stack))).toBe(true)
      if (state.end) break
      const seat = game.waiting(state)!.seats[0]!
      const moves = game.legalMoves(state, seat)
      const move = moves[below(moves.length)]!
      const amount = move.minAmount === undefined ? undefined : move.minAmount + (below(3) === 0 ? move.maxAmount! - move.minAmount : below(move.maxAmount! - move.minAmount + 1))
      step = below(12) === 0 ? game.timeout(state) : game.act(state, seat, { action: move.action, ...(amount === undefined ? {} : { amount }) })!
    }
    checkEnd(step.state)
    const settlement = game.settlement(step.state)
    expect(settlement.seats.reduce((sum, seat) => sum + seat.winAmount - seat.stakeAmount, 0) + settlement.rake).toBe(0)
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
  const wanted = state.board.length === 0 ? 0 : Math.min(pots.reduce((sum, pot) => sum + Math.floor(pot.amount / 20), 0), cap * BIG)
  expect(rake).toBe(wanted)
  expect(pots.reduce((sum, pot) => sum + pot.amount, 0)).toBe(state.players.reduce((sum, player) => sum + player.total, 0))
  for (const pot of pots) {
    const inPot = state.players.filter((player) => pot.seats.includes(player.seat))
    expect(pot.winners.reduce((sum, winner) => sum + winner.amount, 0)).toBe(pot.amount - pot.rake)
    if (!state.end!.isShowdown) continue
    const best = Math.max(...inPot.map((player) => rankHand([...player.cards, ...state.board])))
    expect(pot.winners.map((winner) => winner.seat).toSorted((a, b) => a - b)).toEqual(inPot.filter((player) => rankHand([...player.cards, ...state.board]) === best).map((player) => player.seat).toSorted((a, b) => a - b))
    expect(pot.winners.every((winner) => state.end!.shown.includes(winner.seat))).toBe(true)
  }
}

describe('hold’em, whatever is done', () => {
  test('conserves every satang, ends every hand and rakes exactly, with two to nine seats and lines that are cut', () => {
    fc.assert(fc.property(fc.integer({ min: 2, max: 9 }), fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 8, maxLength: 8 }), (seatCount, words) => {
      runHands(words, seatCount, 12)
    }), { numRuns: 60 })
  })

  test('tells nobody another seat’s cards before they are shown', () => {
    const { state, events } = game.start({ seats: [0, 1, 2].map((seat) => ({ seat, stack: 50_000, owesBlind: false, seatedAtMs: 0 })), seatCount: 6, stakes, deck: inOrder, carry: null })
    const own = game.cardsOf(state, 1)
    expect(game.view(state).seats.flatMap((seat) => seat.cards)).toEqual([-1, -1, -1, -1, -1, -1])
    const dealt = eventsFor(events, 1).filter((event) => event.type === 'DEAL')
    expect(dealt.map((event) => event.cards)).toEqual([own, [-1, -1], [-1, -1]])
    expect(JSON.stringify(eventsFor(events, null))).not.toContain(JSON.stringify(own))
    const folded = play(state, 'RAISE 5000', 'FOLD', 'FOLD')
    expect(game.view(folded).seats.flatMap((seat) => seat.cards).filter((each) => each >= 0)).toEqual([])
  })

  test('a state survives being stored: it is plain JSON', () => {
    const state = play(deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 } }), 'CALL')
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })

  test('the deck of the page’s vector is dealt as it is shuffled', () => {
    const serverSeed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
    expect(commitOf(serverSeed)).toBe('7dab00994c9f54a87b88c9011f8ad7205401a880e29776312bed8cfcdbbe8b2c')
    const deck = openStream({ serverSeed, clientSeed: 'thai-player-1', nonce: 7, tag: 'deck52' }).shuffle([...inOrder])
    const state = deal({ stacks: { 0: 50_000, 1: 50_000, 2: 50_000 }, deck })
    // From the left of the button: seats 1, 2, 0.
    expect([1, 2, 0].map((seat) => game.cardsOf(state, seat))).toEqual([[12, 18], [6, 26], [37, 43]])
  })
})
