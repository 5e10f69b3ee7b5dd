/** A hand from its blinds to its end. */
import { bestFive, handNameOf, rankHand } from '../../../kernel/poker/rank-hand.ts'
import type { HandInput, HandSeat, RoomEvent, RoomStep } from '../../../kernel/rooms/room-game.ts'
import { nextToAct } from './betting.ts'
import { payPots, returnUncalled } from './pots.ts'
import {
  clockwiseFrom,
  contendersOf,
  playerAt,
  putIn,
  type HoldemCarry,
  type HoldemState,
  type PlayerState,
  type Street,
} from './state.ts'

const next: Record<Street, Street | null> = { PREFLOP: 'FLOP', FLOP: 'TURN', TURN: 'RIVER', RIVER: null }

/** Deals to every seat, one card at a time from the left of the button, and posts the blinds. */
export function startHand(input: HandInput<HoldemCarry>): RoomStep<HoldemState> {
  if (input.seats.length < 2) throw new RangeError('a hand needs two seats')
  const places = placesOf(input)
  const order = clockwiseFrom(input.seats, places.button, input.seatCount)
  const players = [...input.seats]
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, stack }): PlayerState => {
      const place = order.findIndex((each) => each.seat === seat)
      return {
        seat,
        stack,
        bet: 0,
        total: 0,
        cards: [input.deck[place]!, input.deck[place + order.length]!],
        isFolded: false,
        isAllIn: false,
        facedBet: null,
        lastAction: null,
      }
    })
  const { smallBlind, bigBlind } = input.stakes
  const state: HoldemState = {
    ...places,
    smallBlind,
    bigBlind,
    seatCount: input.seatCount,
    deck: input.deck.slice(2 * order.length),
    board: [],
    street: 'PREFLOP',
    players,
    toAct: null,
    currentBet: bigBlind,
    lastRaise: bigBlind,
    aggressor: null,
    turnCount: 0,
    end: null,
  }
  const events: RoomEvent[] = [{ type: 'BUTTON', seat: places.button }, ...postBlinds(state, input.seats)]
  for (const { seat } of order)
    events.push({ type: 'DEAL', seat, cards: playerAt(state, seat).cards, onlyFor: seat })
  return goOn(state, places.bigBlindSeat, events)
}

/**
 * The button moves to the next seat dealt in; of two seats it is the small blind, and nobody is the big blind
 * twice running.
 */
function placesOf({ seats, seatCount, carry }: HandInput<HoldemCarry>): {
  button: number
  smallBlindSeat: number
  bigBlindSeat: number
} {
  const order = clockwiseFrom(seats, carry?.button ?? seatCount - 1, seatCount).map((each) => each.seat)
  if (order.length > 2) return { button: order[0]!, smallBlindSeat: order[1]!, bigBlindSeat: order[2]! }
  const [button, other] = order[1] === carry?.bigBlindSeat ? [order[1]!, order[0]!] : [order[0]!, order[1]!]
  return { button, smallBlindSeat: button, bigBlindSeat: other }
}

function postBlinds(state: HoldemState, seats: readonly HandSeat[]): RoomEvent[] {
  const post = (seat: number, type: string, wanted: number): RoomEvent => {
    const player = playerAt(state, seat)
    const amount = putIn(player, wanted)
    player.lastAction = { action: type, amount }
    return { type, seat, amount }
  }
  const owing = seats
    .filter((seat) => seat.owesBlind && seat.seat !== state.bigBlindSeat)
    .map((seat) => seat.seat)
  const isOwing = owing.includes(state.smallBlindSeat)
  return [
    ...(isOwing ? [] : [post(state.smallBlindSeat, 'SMALL_BLIND', state.smallBlind)]),
    post(state.bigBlindSeat, 'BIG_BLIND', state.bigBlind),
    ...owing.map((seat) => post(seat, 'POST', state.bigBlind)),
  ]
}

/** Continues until somebody must decide or the hand is over; `after` is the seat that acted last. */
export function goOn(state: HoldemState, after: number, events: RoomEvent[]): RoomStep<HoldemState> {
  let from = after
  for (;;) {
    const seat = nextToAct(state, from)
    if (seat !== undefined) {
      state.toAct = seat
      state.turnCount += 1
      return { state, events }
    }
    const street = contendersOf(state).length < 2 ? null : next[state.street]
    if (street === null) return endHand(state, events)
    openStreet(state, street, events)
    from = state.button
  }
}

function openStreet(state: HoldemState, street: Street, events: RoomEvent[]): void {
  for (const player of state.players) {
    player.bet = 0
    player.facedBet = null
    if (!player.isFolded && !player.isAllIn) player.lastAction = null
  }
  const cards = state.deck.splice(0, street === 'FLOP' ? 3 : 1)
  state.board.push(...cards)
  state.street = street
  state.currentBet = 0
  state.lastRaise = state.bigBlind
  state.aggressor = null
  events.push({ type: street, cards })
}

function endHand(state: HoldemState, events: RoomEvent[]): RoomStep<HoldemState> {
  state.toAct = null
  const isShowdown = contendersOf(state).length > 1
  // Once nobody had anything left to decide, everybody sees everything.
  const isOpen = isShowdown && contendersOf(state).filter((player) => !player.isAllIn).length < 2
  const uncalled = returnUncalled(state)
  if (uncalled) events.push({ type: 'RETURN', ...uncalled })
  const pots = payPots(state)
  const shown = isShowdown ? showCards(state, isOpen, events) : []
  for (const [place, pot] of pots.entries()) {
    for (const winner of pot.winners) {
      playerAt(state, winner.seat).stack += winner.amount
      events.push({ type: 'WIN', ...winner, note: String(place) })
    }
  }
  const rake = pots.reduce((sum, pot) => sum + pot.rake, 0)
  if (rake > 0) events.push({ type: 'RAKE', amount: rake })
  state.end = { isShowdown, pots, rake, shown }
  return { state, events }
}

/**
 * The last aggressor shows first, otherwise the first left of the button; a player who cannot win any pot any
 * more may keep their cards hidden.
 */
function showCards(state: HoldemState, isOpen: boolean, events: RoomEvent[]): number[] {
  const contenders = contendersOf(state)
  const first = contenders.find((player) => player.seat === state.aggressor)
  const order = first
    ? [first, ...clockwiseFrom(contenders, first.seat, state.seatCount).filter((player) => player !== first)]
    : clockwiseFrom(contenders, state.button, state.seatCount)
  const shown: PlayerState[] = []
  for (const player of order) {
    const worth = worthOf(state, player)
    // To win a pot they must not be beaten by anybody who has put in as much.
    const isBeaten = shown.some((other) => other.total >= player.total && worthOf(state, other) > worth)
    if (isOpen || !isBeaten) {
      shown.push(player)
      events.push({ type: 'SHOW', seat: player.seat, cards: player.cards, note: handNameOf(worth) })
    } else {
      events.push({ type: 'MUCK', seat: player.seat })
    }
  }
  return shown.map((player) => player.seat)
}

const worthOf = (state: HoldemState, player: PlayerState) => rankHand([...player.cards, ...state.board])

/** What a shown hand is called and its five cards. */
export function handOf(state: HoldemState, player: PlayerState): { name: string; best: number[] } {
  const cards = [...player.cards, ...state.board]
  return { name: handNameOf(rankHand(cards)), best: bestFive(cards) }
}
