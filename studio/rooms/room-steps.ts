/**
 * What a room does by itself: it tidies its seats between hands, begins the next hand, and says when it is
 * due again. Pure apart from the given room; the effects on other rows are added to `effects`.
 */
import { clientPartOfSeats } from '../../kernel/fair/shared-round.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { newId } from '../../kernel/ids.ts'
import {
  isAway,
  isInHand,
  seatsOf,
  TIME_BANK_MS,
  type Room,
  type RunningHand,
  type Seed,
  type SeatState,
} from './state.ts'
import { driveTurn, sitOut } from './turns.ts'

const OUT_MS = 5 * 60_000
const MISSED_BLINDS = 3
const FIRST_HAND_MS = 3_000
const ORBIT_BANK_MS = 5_000
const OFFER_MS = 30_000
const SETTLE_AGAIN_MS = 2_000
const MOST_STEPS = 500

export interface DriveParts {
  nowMs: number
  /** Members who may not play any more. */
  blocked: ReadonlySet<string>
  freshSeed(): Seed
}

/** Does everything that is due. */
export function drive(room: Room, parts: DriveParts): void {
  for (let step = 0; step < MOST_STEPS; step++)
    if (!driveOnce(room, parts)) return offerSeats(room, parts.nowMs)
  throw new Error(`room ${room.roomId} does not come to rest`)
}

function driveOnce(room: Room, parts: DriveParts): boolean {
  const { hand } = room
  tidySeats(room, parts)
  if (hand?.phase === 'RUNNING') return driveTurn(room, hand, parts.nowMs)
  if (hand?.phase === 'SETTLING' || (hand && parts.nowMs < hand.showUntilMs)) return false
  if (hand) {
    room.hand = null
    room.body.startAtMs = parts.nowMs
    tidySeats(room, parts)
  }
  return startHand(room, parts)
}

/** Removes players who leave, adds top-ups, and sits out players without money. */
function tidySeats(room: Room, { nowMs, blocked }: DriveParts): void {
  for (const seat of seatsOf(room)) {
    if (seat.state === 'HOLDING' || isInHand(room, seat)) continue
    if (seat.topUp?.isHeld) {
      seat.stack += seat.topUp.amount
      seat.topUp = null
    }
    const isSilent = nowMs - (room.seen.get(seat.sittingId) ?? nowMs) >= OUT_MS
    if (seat.state === 'PLAYING' && (isSilent || seat.stack < leastStack(room))) sitOut(seat, nowMs)
    const isOutTooLong =
      seat.state === 'SITTING_OUT' &&
      (nowMs - seat.outSinceMs! >= OUT_MS || seat.missedBlinds >= MISSED_BLINDS)
    if (seat.isLeaving || isOutTooLong || isShut(room) || blocked.has(seat.memberId)) standUp(room, seat)
  }
  if (room.state === 'CLOSING' && room.hand === null && seatsOf(room).length === 0) room.state = 'CLOSED'
}

/** No further hand is dealt here: the room is being closed, or its game is switched off. */
const isShut = (room: Room): boolean => room.state !== 'OPEN' || room.isGameShut

/** Frees the seat; its stack is returned once this is committed. */
export function standUp(room: Room, seat: SeatState): void {
  room.body.seats[seat.seat] = null
  room.effects.push({
    type: 'RETURN',
    sittingId: seat.sittingId,
    leftAmount: seat.stack,
    topUpId: seat.topUp?.topUpId ?? null,
  })
}

/** With less than this nobody can take part: in a banker's room a bet is held five times over. */
export const leastStack = (room: Room): number => Math.max(1, 5 * room.stakes.minBet)

function startHand(room: Room, { nowMs, freshSeed }: DriveParts): boolean {
  const { body, game } = room
  const ready = seatsOf(room).filter((seat) => seat.state === 'PLAYING' && !seat.isLeaving)
  // House players are there for the members: they are dealt no hand between themselves.
  if (isShut(room) || ready.length < game.leastPlayers || ready.every((seat) => seat.isHouse)) {
    body.startAtMs = null
    return false
  }
  body.startAtMs ??= nowMs + FIRST_HAND_MS
  if (nowMs < body.startAtMs) return false
  body.startAtMs = null
  body.handNo += 1
  const { serverSeed, commit, sealed } = room.seed
  const clientSeeds = ready.map((seat) => seat.clientSeed)
  const clientPart = clientPartOfSeats(clientSeeds)
  const deck = openStream({ serverSeed, clientSeed: clientPart, nonce: body.handNo, tag: game.tag }).shuffle(
    Array.from({ length: 52 }, (_, card) => card),
  )
  const input = {
    seats: ready.map((seat) => ({
      seat: seat.seat,
      stack: seat.stack,
      owesBlind: seat.owesBlind,
      seatedAtMs: seat.satAtMs,
      awayMs: isAway(room, seat, nowMs) ? nowMs - (room.seen.get(seat.sittingId) ?? nowMs) : 0,
    })),
    seatCount: room.seatCount,
    stakes: room.stakes,
    carry: body.carry,
  }
  const start = game.start({ ...input, deck })
  const hand: RunningHand = {
    handId: newId(nowMs),
    handNo: body.handNo,
    startedAtMs: nowMs,
    commit,
    clientSeeds,
    clientPart,
    input,
    moves: [],
    phase: 'RUNNING',
    showMs: 0,
    showUntilMs: 0,
    state: start.state,
    players: ready.map(({ seat, sittingId, memberId, name, isHouse = false, stackId, clientSeed }) => ({
      seat,
      sittingId,
      memberId,
      name,
      isHouse,
      stackId: stackId!,
      clientSeed,
    })),
  }
  room.hand = hand
  body.turn = null
  noteBlinds(room, ready)
  room.effects.push({ type: 'HAND_STARTED', hand, seedSealed: sealed })
  // The next hand's seed is committed before anybody can choose a client seed for it.
  room.seed = freshSeed()
  return true
}

/**
 * A player who sat out while the big blind passed has missed it; a player who is dealt in owes nothing more.
 */
function noteBlinds(room: Room, dealt: readonly SeatState[]): void {
  const { body } = room
  for (const seat of dealt) {
    seat.owesBlind = false
    seat.missedBlinds = 0
  }
  const { seats } = room.game.view(room.hand!.state)
  const dealer = seats.find((seat) => seat.mark === 'DEALER')
  const onButton = dealer && body.seats[dealer.seat]
  if (onButton) onButton.timeBankMs = Math.min(TIME_BANK_MS, onButton.timeBankMs + ORBIT_BANK_MS)
  const now = seats.find((seat) => seat.mark === 'BIG_BLIND')?.seat ?? null
  const before = body.bigBlindSeat
  body.bigBlindSeat = now
  if (now === null || before === null) return
  for (let place = (before + 1) % room.seatCount; place !== now; place = (place + 1) % room.seatCount) {
    const seat = body.seats[place]
    if (seat?.state !== 'SITTING_OUT') continue
    seat.missedBlinds += 1
    seat.owesBlind = true
  }
}

/** The first in the waiting list is offered each free seat; letting it pass leaves the list. */
function offerSeats(room: Room, nowMs: number): void {
  const { body } = room
  if (isShut(room)) body.queue = []
  body.queue = body.queue.filter((entry) => entry.offer === null || entry.offer.endsAtMs > nowMs)
  const free = freeSeats(room)
  for (const entry of body.queue) {
    if (entry.offer !== null) continue
    const seat = free.shift()
    if (seat === undefined) return
    entry.offer = { seat, endsAtMs: nowMs + OFFER_MS }
  }
}

/** Seats that are neither taken nor offered. */
export function freeSeats(room: Room): number[] {
  const offered = room.body.queue.map((entry) => entry.offer?.seat)
  return room.body.seats.flatMap((seat, place) => (seat === null && !offered.includes(place) ? [place] : []))
}

/** When the room is due again; null if only somebody's action changes it. */
export function dueAtMs(room: Room, nowMs: number): number | null {
  const { body, hand } = room
  const moments = [
    hand?.phase === 'RUNNING' ? body.turn?.endsAtMs : undefined,
    hand?.phase === 'SETTLING' ? nowMs + SETTLE_AGAIN_MS : undefined,
    hand?.phase === 'SHOWING' ? hand.showUntilMs : undefined,
    hand === null ? (body.startAtMs ?? undefined) : undefined,
    ...seatsOf(room).map((seat) =>
      seat.state === 'SITTING_OUT' && !isInHand(room, seat) ? seat.outSinceMs! + OUT_MS : undefined,
    ),
    ...body.queue.map((entry) => entry.offer?.endsAtMs),
  ].filter((moment) => moment !== undefined)
  return moments.length === 0 ? null : Math.min(...moments)
}
