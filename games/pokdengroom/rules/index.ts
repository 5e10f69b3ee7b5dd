/**
 * Pok Deng among members, one of whom holds the bank (domain/studio-games.md §6.2; hands and deng
 * domain/studio-games.md §3.3). A round is a pure reducer: bids if the bank is free, bets, two cards each,
 * the players' draws, the banker's, the comparison. All players decide at the same time and separately: each
 * hand's third card is fixed by the shuffle, so neither the order nor the speed of the others changes
 * anybody's cards.
 */
import { isPok, pointsOf, rankHand, stakesWon } from '../../../kernel/pokdeng/hand.ts'
import type {
  HandInput,
  HandSettlement,
  LegalMove,
  RoomEvent,
  RoomGame,
  RoomMove,
  RoomStep,
  RoomTurn,
} from '../../../kernel/rooms/room-game.ts'
import { bidders, carriedBank, endVoid, findBank, wonBid } from './bank.ts'
import { settleRound } from './settle.ts'
import {
  BANKER_MS,
  BET_MS,
  BID_MS,
  DRAW_MS,
  DRAWS_ALWAYS_TO,
  DRAWS_UNASKED_TO,
  RUNS,
  STANDS_FROM,
  bankCover,
  clockwiseFrom,
  mostBet,
  type Carry,
  type Dealt,
  type State,
} from './state.ts'
import { viewOf } from './view.ts'

type Step = RoomStep<State>

/** How long a result is shown before the next round, and how long an empty one. */
const SHOW_MS = 6_000
const SHOW_VOID_MS = 2_000

function start(input: HandInput<Carry>): Step {
  const { seatCount, stakes, deck, carry } = input
  const cover = bankCover({ stakes, seatCount })
  const { bank, end } = findBank(input.seats, cover, carry)
  const events: RoomEvent[] = end === null ? [] : [{ type: 'BANK_ENDED', seat: carry!.bank!.seat, note: end }]
  const seats = input.seats.map(({ seat, stack, seatedAtMs }) => ({ seat, stack, seatedAtMs }))
  const state: State = {
    phase: 'BID',
    seats,
    seatCount,
    stakes,
    deck,
    bank,
    bankEnd: end === null ? null : { seat: carry!.bank!.seat, reason: end },
    bids: [],
    bets: [],
    hands: [],
    settlement: null,
    lastActions: [],
  }
  if (bank !== null) return openBets(state, events)
  return bidders(state).length === 0
    ? endVoid(state, events)
    : { state, events: [...events, { type: 'BIDDING', amount: cover }] }
}

/** Who is waited for: empty once everybody of the phase has answered. */
function waitedFor(state: State): number[] {
  if (state.phase === 'BID')
    return bidders(state)
      .map(({ seat }) => seat)
      .filter((seat) => !state.bids.some((bid) => bid.seat === seat))
  if (state.phase === 'BET') {
    const asked = state.seats.filter((one) => one.seat !== state.bank!.seat && mostBet(state, one) > 0)
    return asked.map(({ seat }) => seat).filter((seat) => !state.bets.some((bet) => bet.seat === seat))
  }
  if (state.phase === 'DRAW')
    return state.hands
      .filter((hand) => hand.seat !== state.bank!.seat && !hand.isDone)
      .map(({ seat }) => seat)
  return state.phase === 'BANKER' && !handOf(state, state.bank!.seat).isDone ? [state.bank!.seat] : []
}

const clocks = { BID: BID_MS, BET: BET_MS, DRAW: DRAW_MS, BANKER: BANKER_MS } as const

function waiting(state: State): RoomTurn | null {
  if (state.phase === 'OVER') return null
  return { key: state.phase, seats: waitedFor(state), clockMs: clocks[state.phase], usesTimeBank: false }
}

function legalMoves(state: State, seat: number): LegalMove[] {
  if (!waitedFor(state).includes(seat)) return []
  if (state.phase === 'BID') return [...RUNS.map((amount) => ({ action: 'BID', amount })), { action: 'PASS' }]
  if (state.phase !== 'BET') return [{ action: 'DRAW' }, { action: 'STAND' }]
  const player = state.seats.find((one) => one.seat === seat)!
  return [
    { action: 'BET', minAmount: state.stakes.minBet, maxAmount: mostBet(state, player) },
    { action: 'PASS' },
  ]
}

function isLegal(state: State, seat: number, { action, amount }: RoomMove): boolean {
  return legalMoves(state, seat).some((legal) => {
    if (legal.action !== action) return false
    if (legal.amount !== undefined) return amount === legal.amount
    return (
      legal.minAmount === undefined ||
      (Number.isSafeInteger(amount) && amount! >= legal.minAmount && amount! <= legal.maxAmount!)
    )
  })
}

function act(state: State, seat: number, move: RoomMove): Step | undefined {
  return isLegal(state, seat, move) ? goOn(answer(state, seat, move)) : undefined
}

/**
 * Every player who is still waited for gets the default: no bid, no bet, a draw by their points. Only a
 * missing bid is not reported as absence.
 */
function timeout(state: State): Step {
  let step: Step = { state, events: [] }
  for (const seat of waitedFor(state)) {
    const next = answer(step.state, seat, unasked(state, seat))
    const absent: RoomEvent[] = state.phase === 'BID' ? [] : [{ type: 'TIMEOUT', seat }]
    step = { state: next.state, events: [...step.events, ...absent, ...next.events] }
  }
  return goOn(step)
}

function unasked(state: State, seat: number): RoomMove {
  if (state.phase === 'BID' || state.phase === 'BET') return { action: 'PASS' }
  const points = pointsOf(handOf(state, seat).cards)
  const draws = state.phase === 'BANKER' ? points <= DRAWS_UNASKED_TO : points < STANDS_FROM
  return { action: draws ? 'DRAW' : 'STAND' }
}

const handOf = (state: State, seat: number): Dealt => state.hands.find((hand) => hand.seat === seat)!

/** One seat's word, with nothing that follows from it. */
function answer(state: State, seat: number, { action, amount = 0 }: RoomMove): Step {
  const said = {
    ...state,
    lastActions: [...state.lastActions.filter((one) => one.seat !== seat), { seat, action, amount }],
  }
  if (state.phase === 'BID')
    return {
      state: { ...said, bids: [...state.bids, { seat, rounds: amount }] },
      events: [{ type: action, seat, amount }],
    }
  if (state.phase === 'BET')
    return {
      state: { ...said, bets: [...state.bets, { seat, amount }] },
      events: [{ type: action, seat, amount }],
    }
  const drawn = action === 'DRAW' ? [handOf(state, seat).third] : []
  const hands = state.hands.map((hand) =>
    hand.seat === seat ? { ...hand, cards: [...hand.cards, ...drawn], isDone: true } : hand,
  )
  const event: RoomEvent =
    drawn.length > 0 ? { type: 'DRAW', seat, cards: drawn, onlyFor: seat } : { type: 'STAND', seat }
  return { state: { ...said, hands }, events: [event] }
}

/** On to the next phase once nobody of this one is waited for. */
function goOn({ state, events }: Step): Step {
  if (waitedFor(state).length > 0) return { state, events }
  if (state.phase === 'BID') return closeBids(state, events)
  if (state.phase === 'BET') return closeBets(state, events)
  if (state.phase === 'DRAW') return askBanker(state, events)
  return compare(state, events)
}

function closeBids(state: State, events: readonly RoomEvent[]): Step {
  const bank = wonBid(state)
  if (bank === null) return endVoid(state, [...events])
  return openBets({ ...state, bank, lastActions: [] }, [
    ...events,
    { type: 'BANK', seat: bank.seat, amount: bank.rounds },
  ])
}

function openBets(state: State, events: readonly RoomEvent[]): Step {
  const open: State = { ...state, phase: 'BET' }
  return waitedFor(open).length === 0
    ? endVoid(open, [...events])
    : { state: open, events: [...events, { type: 'BETTING', seat: open.bank!.seat }] }
}

function closeBets(state: State, events: readonly RoomEvent[]): Step {
  const bettors = state.bets.filter((bet) => bet.amount > 0)
  if (bettors.length === 0) return endVoid(state, [...events])
  const order = [
    ...clockwiseFrom(bettors, state.bank!.seat, state.seatCount).map(({ seat }) => seat),
    state.bank!.seat,
  ]
  const hands = order.map((seat, place): Dealt => {
    const cards = [state.deck[place]!, state.deck[order.length + place]!]
    return { seat, cards, third: state.deck[2 * order.length + place]!, isDone: isPok(cards) }
  })
  const dealt: RoomEvent[] = hands.map(({ seat, cards }) => ({ type: 'DEAL', seat, cards, onlyFor: seat }))
  const next: State = { ...state, phase: 'DRAW', hands, lastActions: [] }
  // A banker's pok ends the round at once; a player's pok cannot lose any more and lies open.
  if (handOf(next, state.bank!.seat).isDone) return compare(next, [...events, ...dealt])
  const shown = hands.filter((hand) => hand.isDone).map(showEvent)
  return goOn({ state: next, events: [...events, ...dealt, ...shown] })
}

function askBanker(state: State, events: readonly RoomEvent[]): Step {
  const asked: State = { ...state, phase: 'BANKER' }
  const { seat, cards } = handOf(asked, state.bank!.seat)
  if (pointsOf(cards) > DRAWS_ALWAYS_TO) return { state: asked, events }
  const drawn = answer(asked, seat, { action: 'DRAW' })
  return compare(drawn.state, [...events, ...drawn.events])
}

const showEvent = ({ seat, cards }: Dealt): RoomEvent => ({
  type: 'SHOW',
  seat,
  cards,
  note: rankHand(cards).kind,
})

function compare(state: State, events: readonly RoomEvent[]): Step {
  const banker = state.seats.find((one) => one.seat === state.bank!.seat)!
  const against = rankHand(handOf(state, banker.seat).cards)
  const betOf = (seat: number) => state.bets.find((bet) => bet.seat === seat)!.amount
  const players = state.hands.filter((hand) => hand.seat !== banker.seat)
  const settlement = settleRound(
    banker,
    players.map(({ seat, cards }) => ({
      seat,
      betAmount: betOf(seat),
      stakes: stakesWon(rankHand(cards), against),
    })),
  )
  const results = settlement.seats.map(({ seat, stakeAmount, winAmount }): RoomEvent => {
    const net = winAmount - stakeAmount
    return { type: net > 0 ? 'WIN' : net < 0 ? 'LOSE' : 'PUSH', seat, amount: Math.abs(net) }
  })
  return {
    state: { ...state, phase: 'OVER', settlement },
    events: [...events, ...state.hands.map(showEvent), ...results],
  }
}

function settlement(state: State): HandSettlement<Carry> {
  if (state.phase !== 'OVER') throw new Error('a round that runs has no settlement')
  const carry = carriedBank(state.bank)
  if (state.settlement === null) return { isVoid: true, seats: [], rake: 0, carry, showMs: SHOW_VOID_MS }
  const seats = state.settlement.seats.map(({ seat, stakeAmount, winAmount, commission }) => ({
    seat,
    stakeAmount,
    winAmount,
    rakeAmount: commission,
  }))
  return { isVoid: false, seats, rake: state.settlement.commission, carry, showMs: SHOW_MS }
}

export const game: RoomGame<State, Carry> = {
  gameCode: 'POKDENGROOM',
  tag: 'deck52',
  mathVersion: '1',
  mostSeats: 6,
  leastPlayers: 2,
  start,
  act,
  timeout,
  waiting,
  legalMoves,
  settlement,
  view: viewOf,
  cardsOf: (state, seat) => state.hands.find((hand) => hand.seat === seat)?.cards ?? [],
}
