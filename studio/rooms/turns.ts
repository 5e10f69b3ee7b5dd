/** A running hand in its room: whose turn it is and until when, and the effect of an action or a time-out. */
import type { RoomMove, RoomStep, RoomTurn } from '../../kernel/rooms/room-game.ts'
import { isAway, viewOfHand, type Room, type RunningHand, type SeatState, type TurnState } from './state.ts'

const PROTECTION_MS = 30_000
const TIMEOUTS_TO_SIT_OUT = 2
const POTS_KEPT = 30

/** Plays turns that nobody has to be waited for; returns whether anything changed. */
export function driveTurn(room: Room, hand: RunningHand, nowMs: number): boolean {
  const waiting = room.game.waiting(hand.state)
  if (waiting === null) {
    endHand(room, hand, nowMs)
    return true
  }
  const turn = turnFor(room, hand, waiting, nowMs)
  const isUnattended = turn.seats.every((seat) => isUnattendedSeat(room.body.seats[seat]))
  if (!isUnattended) {
    if (nowMs < turn.endsAtMs) return false
    if (isProtectable(room, hand, turn, nowMs)) {
      turn.isProtected = true
      turn.endsAtMs += PROTECTION_MS
      room.body.seats[turn.seats[0]!]!.protectedHandNo = hand.handNo
      return true
    }
  }
  spendTimeBank(room, turn, nowMs)
  keep(room, hand, null, { action: 'TIMEOUT' }, room.game.timeout(hand.state), nowMs)
  return true
}

/** A player who stood up, or let their time pass twice in a row, is not waited for. */
const isUnattendedSeat = (seat: SeatState | null | undefined): boolean =>
  !seat || seat.isLeaving || seat.timeouts >= TIMEOUTS_TO_SIT_OUT

function turnFor(room: Room, hand: RunningHand, waiting: RoomTurn, nowMs: number): TurnState {
  const running = room.body.turn
  if (running?.key === waiting.key) {
    running.seats = [...waiting.seats]
    return running
  }
  const bank = waiting.usesTimeBank ? (room.body.seats[waiting.seats[0]!]?.timeBankMs ?? 0) : 0
  const turn: TurnState = {
    key: waiting.key,
    seats: [...waiting.seats],
    step: hand.moves.length,
    startedAtMs: nowMs,
    clockMs: waiting.clockMs,
    usesTimeBank: waiting.usesTimeBank,
    isProtected: false,
    endsAtMs: nowMs + waiting.clockMs + bank,
  }
  room.body.turn = turn
  return turn
}

/** A disconnected player is waited for once in a hand. */
function isProtectable(room: Room, hand: RunningHand, turn: TurnState, nowMs: number): boolean {
  const seat = turn.usesTimeBank && !turn.isProtected ? room.body.seats[turn.seats[0]!] : null
  return !!seat && seat.protectedHandNo !== hand.handNo && isAway(room, seat, nowMs)
}

/** Time beyond the clock is taken from the seat's time bank. */
function spendTimeBank(room: Room, turn: TurnState, nowMs: number): void {
  const seat = turn.usesTimeBank ? room.body.seats[turn.seats[0]!] : null
  if (seat)
    seat.timeBankMs = Math.max(0, seat.timeBankMs - Math.max(0, nowMs - turn.startedAtMs - turn.clockMs))
}

/** One seat's action; false if the rules do not allow it. */
export function act(room: Room, hand: RunningHand, seat: SeatState, move: RoomMove, nowMs: number): boolean {
  const step = room.game.act(hand.state, seat.seat, move)
  if (!step) return false
  if (room.body.turn) spendTimeBank(room, room.body.turn, nowMs)
  seat.timeouts = 0
  keep(room, hand, seat.seat, move, step, nowMs)
  return true
}

function keep(
  room: Room,
  hand: RunningHand,
  seat: number | null,
  move: RoomMove,
  step: RoomStep<unknown>,
  nowMs: number,
): void {
  hand.state = step.state
  hand.moves.push({
    seat,
    action: move.action,
    amount: move.amount ?? null,
    events: step.events,
    atMs: nowMs,
  })
  for (const event of step.events) {
    const late = event.type === 'TIMEOUT' && event.seat !== undefined ? room.body.seats[event.seat] : null
    if (!late) continue
    late.timeouts += 1
    if (late.timeouts >= TIMEOUTS_TO_SIT_OUT && late.state === 'PLAYING') sitOut(late, nowMs)
  }
}

export function sitOut(seat: SeatState, nowMs: number): void {
  seat.state = 'SITTING_OUT'
  seat.outSinceMs = nowMs
}

/**
 * The least time for which a hand that did not take place is shown, so that rooms without interested players
 * turn slowly.
 */
const VOID_MS = 5_000

function endHand(room: Room, hand: RunningHand, nowMs: number): void {
  const { isVoid, carry, showMs } = room.game.settlement(hand.state)
  room.body.turn = null
  room.body.carry = carry
  hand.showMs = isVoid ? Math.max(showMs, VOID_MS) : showMs
  hand.phase = isVoid ? 'SHOWING' : 'SETTLING'
  if (isVoid) hand.showUntilMs = nowMs + hand.showMs
  room.effects.push({ type: 'HAND_OVER', hand, isVoid, endedAtMs: nowMs })
}

/** The wallet has moved the hand's money: stacks are updated, and the result is shown for a while. */
export function noteSettled(room: Room, hand: RunningHand, nowMs: number): void {
  const { seats } = room.game.settlement(hand.state)
  for (const { seat, stakeAmount, winAmount } of seats) {
    const player = hand.players.find((each) => each.seat === seat)!
    const sitting = room.body.seats[seat]
    if (sitting?.sittingId === player.sittingId) sitting.stack += winAmount - stakeAmount
  }
  hand.phase = 'SHOWING'
  hand.showUntilMs = nowMs + hand.showMs
  const pot = viewOfHand(room)!.pots.reduce((sum, each) => sum + each.amount, 0)
  room.body.pots = [...room.body.pots, { amount: pot, atMs: nowMs }].slice(-POTS_KEPT)
  room.body.lastProof = {
    handId: hand.handId,
    handNo: hand.handNo,
    commit: hand.commit,
    clientSeeds: hand.clientSeeds,
    clientPart: hand.clientPart,
    endedAtMs: nowMs,
  }
}
