import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { streamOfWords } from '../../../kernel/fair/stream.ts'
import { pointsOf } from '../../../kernel/pokdeng/hand.ts'
import { eventsFor, type HandInput, type HandSeat, type RoomEvent, type RoomMove, type RoomStep } from '../../../kernel/rooms/room-game.ts'
import { game } from './index.ts'
import { commissionOf, settleRound } from './settle.ts'
import type { Carry, State } from './state.ts'

const stakes = { smallBlind: 0, bigBlind: 0, minBet: 1_000, maxBet: 10_000, minBuyIn: 50_000, maxBuyIn: 1_000_000 }
const COVER = 10_000 * 6 * 5
const RANKS = 'A23456789TJQK'
const cardOf = (name: string) => RANKS.indexOf(name[0]!) * 4 + 'cdhs'.indexOf(name[1]!)

/** A deck that begins with the given cards, in the order they are dealt. */
function deckOf(first = ''): number[] {
  const cards = first === '' ? [] : first.split(' ').map(cardOf)
  return [...cards, ...Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card))]
}

const sitting = (seat: number, stack = 400_000, more: Partial<HandSeat> = {}): HandSeat => ({ seat, stack, owesBlind: false, seatedAtMs: 1_000 + seat, ...more })
const banked = (seat: number, roundsLeft = 5): Carry => ({ bank: { seat, seatedAtMs: 1_000 + seat, rounds: 5, roundsLeft } })
const input = (seats: HandSeat[], more: Partial<HandInput<Carry>> = {}): HandInput<Carry> => ({ seats, seatCount: 6, stakes, deck: deckOf(), carry: null, ...more })

/** Plays moves one after another; a number stands for the time running out. */
function play(from: RoomStep<State>, ...moves: ([number, RoomMove] | 'TIMEOUT')[]): RoomStep<State> {
  return moves.reduce((step, move) => {
    const next = move === 'TIMEOUT' ? game.timeout(step.state) : game.act(step.state, ...move)
    if (!next) throw new Error(`not legal in ${step.state.phase}: ${JSON.stringify(move)}`)
    return { state: next.state, events: [...step.events, ...next.events] }
  }, from)
}
const bid = (seat: number, amount: number): [number, RoomMove] => [seat, { action: 'BID', amount }]
const bet = (seat: number, amount: number): [number, RoomMove] => [seat, { action: 'BET', amount }]
const pass = (seat: number): [number, RoomMove] => [seat, { action: 'PASS' }]
const draw = (seat: number): [number, RoomMove] => [seat, { action: 'DRAW' }]
const stand = (seat: number): [number, RoomMove] => [seat, { action: 'STAND' }]
const nets = (state: State) => Object.fromEntries(game.settlement(state).seats.map(({ seat, stakeAmount, winAmount }) => [seat, winAmount - stakeAmount]))

describe('the bank', () => {
  const bidding = (...seats: HandSeat[]) => game.start(input(seats))
  const bankOf = (step: RoomStep<State>) => step.state.bank?.seat ?? null

  test('goes to the most rounds, of equal ones to the larger balance, then to who sat down earlier', () => {
    expect(bankOf(play(bidding(sitting(0), sitting(1)), bid(0, 5), bid(1, 10)))).toBe(1)
    expect(bankOf(play(bidding(sitting(0), sitting(1, 400_001)), bid(0, 10), bid(1, 10)))).toBe(1)
    expect(bankOf(play(bidding(sitting(0, 400_000, { seatedAtMs: 9_000 }), sitting(3)), bid(0, 5), bid(3, 5)))).toBe(3)
    expect(bankOf(play(bidding(sitting(0), sitting(1)), pass(0), bid(1, 5)))).toBe(1)
  })

  test('is bid for with 5 or 10 rounds, once, and only by who can cover every seat at the highest bet and deng', () => {
    const step = bidding(sitting(0), sitting(1, COVER - 1), sitting(2, COVER))
    expect(game.waiting(step.state)).toMatchObject({ key: 'BID', seats: [0, 2], clockMs: 10_000, usesTimeBank: false })
    expect(game.act(step.state, 1, { action: 'BID', amount: 10 })).toBeUndefined()
    expect(game.act(step.state, 0, { action: 'BID', amount: 7 })).toBeUndefined()
    expect(game.act(play(step, bid(0, 5)).state, 0, { action: 'BID', amount: 10 })).toBeUndefined()
  })

  test('stays nobody’s where nobody bids or nobody can: the round is void', () => {
    for (const { state } of [play(bidding(sitting(0), sitting(1)), 'TIMEOUT'), bidding(sitting(0, 60_000), sitting(1, 60_000))]) {
      expect(game.waiting(state)).toBeNull()
      expect(game.settlement(state)).toMatchObject({ isVoid: true, seats: [], rake: 0, carry: { bank: null } })
    }
  })

  test('is kept for its rounds, a round without bets among them', () => {
    const first = game.start(input([sitting(0), sitting(1)], { carry: banked(0, 2) }))
    expect(game.waiting(first.state)).toMatchObject({ key: 'BET', seats: [1], clockMs: 10_000 })
    const { carry, isVoid } = game.settlement(play(first, 'TIMEOUT').state)
    expect([isVoid, carry.bank]).toEqual([true, { seat: 0, seatedAtMs: 1_000, rounds: 5, roundsLeft: 1 }])
    expect(game.waiting(game.start(input([sitting(0), sitting(1)], { carry: banked(0, 0) })).state)?.key).toBe('BID')
  })

  test.each<[string, HandSeat[], string]>([
    ['a banker who left, whoever took the seat', [sitting(0, 400_000, { seatedAtMs: 5_555 }), sitting(1)], 'LEFT'],
    ['a banker who cannot cover the table any more', [sitting(0, COVER - 1), sitting(1)], 'SHORT'],
    ['a banker whose line has been cut for five seconds', [sitting(0, 400_000, { awayMs: 5_000 }), sitting(1)], 'AWAY'],
  ])('is lost by %s', (_, seats, note) => {
    const step = game.start(input(seats, { carry: banked(0, 3) }))
    expect(step.state.phase).toBe('BID')
    expect(step.events[0]).toEqual({ type: 'BANK_ENDED', seat: 0, note })
    expect(game.view(step.state).extra['bankEnd']).toEqual({ seat: 0, reason: note })
  })

  test('is kept through a cut of less than five seconds', () => {
    expect(game.start(input([sitting(0, 400_000, { awayMs: 4_999 }), sitting(1)], { carry: banked(0, 3) })).state.bank?.roundsLeft).toBe(3)
  })
})

describe('a round', () => {
  /** Seat 0 banks; 2 and 4 play. Dealt 2, 4, 0 and again, then the thirds in the same order. */
  const dealt = (cards: string, bets: [number, number] = [10_000, 10_000]) =>
    play(game.start(input([sitting(0), sitting(2), sitting(4)], { deck: deckOf(cards), carry: banked(0) })), bet(4, bets[1]), bet(2, bets[0]))

  test('takes bets between the room’s limits and what five times the bet leaves', () => {
    const { state } = game.start(input([sitting(0), sitting(1, 30_000), sitting(2, 4_999)], { carry: banked(0) }))
    expect(game.waiting(state)?.seats).toEqual([1])
    expect(game.legalMoves(state, 1)).toEqual([{ action: 'BET', minAmount: 1_000, maxAmount: 6_000 }, { action: 'PASS' }])
    for (const amount of [999, 6_001, 1_000.5, -1_000, NaN]) expect(game.act(state, 1, { action: 'BET', amount })).toBeUndefined()
    expect(game.act(state, 0, { action: 'BET', amount: 1_000 })).toBeUndefined()
  })

  test('a banker’s pok is compared at once: nobody draws', () => {
    const { state } = dealt('2c 9c Kd 3d Kh 8d')
    expect(state.phase).toBe('OVER')
    expect(nets(state)).toEqual({ 2: -20_000, 4: 9_700, 0: 9_700 })
  })

  test('the example of the rules: 9-9 against 6 wins two stakes, three per cent taken off', () => {
    const step = dealt('9s Kh Kc 9d 4h 6d')
    expect(step.state.phase).toBe('DRAW')
    expect(game.waiting(step.state)?.seats).toEqual([4])
    expect(game.view(step.state).seats.find(({ seat }) => seat === 2)?.cards).toEqual([cardOf('9s'), cardOf('9d')])
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

  test('whoever says nothing draws below five points and stands from five on', () => {
    // 4 and 5 points; the banker has 4.
    const { state } = play(dealt('2c 3c Kd 2d 2h 4d Ks Qs Js'), 'TIMEOUT')
    expect(state.hands.map(({ seat, cards }) => [seat, cards.length])).toEqual([[2, 3], [4, 2], [0, 2]])
    expect(game.waiting(state)).toMatchObject({ key: 'BANKER', seats: [0], clockMs: 10_000 })
    expect(game.cardsOf(play({ state, events: [] }, 'TIMEOUT').state, 0)).toHaveLength(3)
  })

  test('whoever lets the clock run out is told of as absent, but nobody who only did not bid', () => {
    const absent = (step: RoomStep<State>) => step.events.filter(({ type }) => type === 'TIMEOUT').map(({ seat }) => seat)
    expect(absent(game.timeout(game.start(input([sitting(0), sitting(1)])).state))).toEqual([])
    expect(absent(game.timeout(game.start(input([sitting(0), sitting(1), sitting(2)], { carry: banked(0) })).state))).toEqual([1, 2])
    expect(absent(game.timeout(play(dealt('2c 3c Kd 2d 2h 4d Ks Qs Js'), stand(2)).state))).toEqual([4])
  })

  test('the banker draws by himself to three points, decides from four on, and stands from five when he says nothing', () => {
    expect(play(dealt('2c 3c Kd 5d 4h 3d'), 'TIMEOUT').state.hands.at(-1)!.cards).toHaveLength(3)
    const four = play(dealt('2c 3c Kd 5d 4h 4d'), 'TIMEOUT')
    expect(play(four, stand(0)).state.hands.at(-1)!.cards).toHaveLength(2)
    const five = play(dealt('2c 3c Kd 6d 4h 5d'), 'TIMEOUT')
    expect(play(five, 'TIMEOUT').state.hands.at(-1)!.cards).toHaveLength(2)
    expect(play(five, draw(0)).state.hands.at(-1)!.cards).toHaveLength(3)
  })

  test('the next round finds the bank with one round fewer', () => {
    expect(game.settlement(dealt('2c 9c Kd 3d Kh 8d').state).carry.bank).toMatchObject({ seat: 0, rounds: 5, roundsLeft: 4 })
  })

  test('nobody sees another’s cards before they are compared', () => {
    const step = dealt('2c 3c Kd 2d Th 5d')
    expect(game.view(step.state).seats.map(({ cards }) => cards)).toEqual([[-1, -1], [-1, -1], [-1, -1]])
    expect(game.view(step.state).extra['hands']).toEqual([])
    const told = eventsFor(step.events, 2).filter(({ type }) => type === 'DEAL')
    expect(told.map(({ seat, cards }) => [seat, cards])).toEqual([[2, ['2c', '2d'].map(cardOf)], [4, [-1, -1]], [0, [-1, -1]]])
  })
})

describe('money', () => {
  test('the banker gathers first and pays clockwise as far as what stands on the table reaches', () => {
    const players = [{ seat: 2, betAmount: 100, stakes: 5 }, { seat: 3, betAmount: 100, stakes: -1 }, { seat: 4, betAmount: 100, stakes: 3 }]
    const { seats, commission } = settleRound({ seat: 1, stack: 550 }, players)
    expect(seats.map(({ seat, stakeAmount, winAmount }) => [seat, winAmount - stakeAmount])).toEqual([[2, 485], [3, -100], [4, 146], [1, -550]])
    expect(commission).toBe(15 + 4)
  })

  test('commission is three per cent of a net winner’s profit, rounded down', () => {
    expect([-100, 0, 33, 34, 66, 67, 1_001].map(commissionOf)).toEqual([0, 0, 0, 1, 1, 2, 30])
  })

  test('the banker’s commission is on what he won net', () => {
    const { seats } = settleRound({ seat: 0, stack: 10_000 }, [{ seat: 1, betAmount: 1_000, stakes: 1 }, { seat: 2, betAmount: 1_000, stakes: -3 }])
    expect(seats.at(-1)).toMatchObject({ seat: 0, stakeAmount: 1_000, winAmount: 2_940, commission: 60 })
  })
})

/** A table of whoever: stacks from a few satang to plenty, so that some can bet, some can bank and some neither. */
const aTable = fc.record({
  stacks: fc.uniqueArray(fc.record({ seat: fc.nat(5), stack: fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 290_000, max: 900_000 })), away: fc.constantFrom(0, 0, 6_000) }), { minLength: 2, maxLength: 6, selector: ({ seat }) => seat }),
  rounds: fc.integer({ min: 1, max: 4 }),
})

/** Plays one round by numbers: who acts, what he does, and when the time runs out. */
function playByWords(from: RoomStep<State>, next: () => number): RoomStep<State> {
  let step = from
  for (let moves = 0; ; moves++) {
    expect(moves).toBeLessThan(20)
    const turn = game.waiting(step.state)
    if (!turn) return step
    expect(turn.seats.length).toBeGreaterThan(0)
    const kept = JSON.parse(JSON.stringify(step.state)) as State
    expect(kept).toEqual(step.state)
    expectBacks(step)
    const seat = turn.seats[next() % turn.seats.length]!
    const legal = game.legalMoves(kept, seat)
    const chosen = legal[next() % legal.length]!
    const amount = chosen.amount ?? (chosen.minAmount === undefined ? undefined : chosen.minAmount + next() % (chosen.maxAmount! - chosen.minAmount + 1))
    const after = next() % 5 === 0 ? game.timeout(kept) : game.act(kept, seat, { action: chosen.action, ...(amount === undefined ? {} : { amount }) })!
    step = { state: after.state, events: [...step.events, ...after.events] }
  }
}

/** What everybody may see of a running round holds no card but those of a player's pok. */
function expectBacks({ state, events }: RoomStep<State>): void {
  const open = [...game.view(state).seats.flatMap(({ cards }) => cards), ...eventsFor(events, null).flatMap((event: RoomEvent) => event.cards ?? [])].filter((card) => card >= 0)
  const poks = state.hands.filter((hand) => hand.seat !== state.bank?.seat && hand.cards.length === 2 && pointsOf(hand.cards) >= 8).flatMap(({ cards }) => [...cards])
  for (const card of open) expect(poks).toContain(card)
}

test('whatever is decided and whoever runs out of time: every round ends, chips and commission sum to nothing, nobody pays more than he has', () => {
  fc.assert(fc.property(aTable, fc.infiniteStream(fc.nat(0xffff_ffff)), ({ stacks, rounds }, more) => {
    const next = () => more.next().value as number
    const chips = new Map(stacks.map(({ seat, stack }) => [seat, stack]))
    let carry: Carry | null = null
    for (let round = 0; round < rounds; round++) {
      const seats = stacks.filter(({ seat }) => chips.get(seat)! > 0).map(({ seat, away }) => sitting(seat, chips.get(seat)!, { awayMs: away }))
      const deck = streamOfWords(next).shuffle(deckOf())
      const { state } = playByWords(game.start(input(seats, { deck, carry })), next)
      const end = game.settlement(state)
      expect(end.seats.reduce((sum, { stakeAmount, winAmount }) => sum + winAmount - stakeAmount, 0) + end.rake).toBe(0)
      expect(end.seats.reduce((sum, { rakeAmount }) => sum + rakeAmount, 0)).toBe(end.rake)
      for (const { seat, stakeAmount, winAmount, rakeAmount } of end.seats) {
        expect(stakeAmount).toBeLessThanOrEqual(chips.get(seat)!)
        const gross = winAmount - stakeAmount + rakeAmount
        expect(rakeAmount).toBe(gross > 0 ? Math.floor(gross * 3 / 100) : 0)
        chips.set(seat, chips.get(seat)! - stakeAmount + winAmount)
        expect(game.view(state).seats.find((one) => one.seat === seat)!.stack).toBe(chips.get(seat))
      }
      // A banker who held the cover has paid every stake won in full.
      for (const { seat, stakes: won } of state.settlement?.seats ?? []) {
        const money = state.settlement!.seats.find((one) => one.seat === seat)!
        if (seat !== state.bank!.seat && won > 0) expect(money.winAmount + money.commission).toBe((won + 1) * state.bets.find((one) => one.seat === seat)!.amount)
      }
      carry = end.carry
    }
  }), { numRuns: 150 })
})
