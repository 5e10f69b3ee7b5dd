/**
 * What happened between two states of a room, in the words of the replay: for the log of the running hand and
 * for screen readers.
 */
import type { ReplayEvent, RoomView, SeatResult } from './view.ts'

const event = (type: string, more: Partial<ReplayEvent> = {}): ReplayEvent => ({
  type,
  seat: null,
  amount: null,
  cards: null,
  note: null,
  ...more,
})

const streets: Readonly<Record<number, string>> = { 3: 'FLOP', 4: 'TURN', 5: 'RIVER' }

const bankOf = ({ extra }: RoomView): { seat: number; rounds: number } | null =>
  (extra['bank'] ?? null) as { seat: number; rounds: number } | null

const bankEndOf = ({ extra }: RoomView): { seat: number; reason: string } | null =>
  (extra['bankEnd'] ?? null) as { seat: number; reason: string } | null

/** A pot that was won; against a bank (a round that is OVER) what each won or lost. */
function resultOf(
  seat: number,
  { winAmount, netAmount, name }: SeatResult,
  isAgainstBank: boolean,
): ReplayEvent[] {
  if (isAgainstBank)
    return [
      event(netAmount > 0 ? 'WIN' : netAmount < 0 ? 'LOSE' : 'PUSH', { seat, amount: Math.abs(netAmount) }),
    ]
  // A side pot, or half of a pot, may be less than its winner put in.
  return winAmount > 0 ? [event('WIN', { seat, amount: winAmount, note: name })] : []
}

/** The new lines of the running hand; everything visible if no earlier state is known. */
export function eventsBetween(before: RoomView | null, after: RoomView): ReplayEvent[] {
  const known = before?.handNo === after.handNo ? before : null
  const events: ReplayEvent[] = []
  for (const seat of after.seats) {
    const last = known?.seats.find((one) => one.seat === seat.seat)
    const { lastAction } = seat
    if (!lastAction || !seat.isInHand) continue
    const isSame =
      last?.lastAction?.action === lastAction.action &&
      last.lastAction.amount === lastAction.amount &&
      (last.totalBetAmount >= seat.totalBetAmount || seat.result !== null) &&
      last.isFolded === seat.isFolded
    if (!isSame)
      events.push(
        event(lastAction.action, {
          seat: seat.seat,
          amount: lastAction.amount,
          note: seat.isAllIn ? 'ALL_IN' : null,
        }),
      )
  }
  for (const seat of after.seats) {
    // What nobody called went back.
    const returned =
      (known?.seats.find((one) => one.seat === seat.seat)?.totalBetAmount ?? 0) - seat.totalBetAmount
    if (returned > 0 && seat.isInHand) events.push(event('RETURN', { seat: seat.seat, amount: returned }))
  }
  const from = known?.board.length ?? 0
  for (let count = Math.max(3, from + 1); count <= after.board.length; count++)
    events.push(event(streets[count]!, { cards: after.board.slice(count === 3 ? 0 : count - 1, count) }))
  for (const seat of after.seats) {
    const isTold = known?.seats.find((one) => one.seat === seat.seat)?.result
    if (!seat.result || isTold) continue
    if (seat.result.name && seat.cards.length > 0 && seat.cards.every((card) => card >= 0))
      events.push(event('SHOW', { seat: seat.seat, cards: seat.cards, note: seat.result.name }))
  }
  for (const seat of after.seats) {
    const isTold = known?.seats.find((one) => one.seat === seat.seat)?.result
    if (seat.result && !isTold) events.push(...resultOf(seat.seat, seat.result, after.phase === 'OVER'))
  }
  const bank = bankOf(after)
  if (
    bank &&
    (known === null
      ? before !== null && bankOf(before)?.seat !== bank.seat
      : bankOf(known)?.seat !== bank.seat)
  )
    events.unshift(event('BANK', { seat: bank.seat, amount: bank.rounds }))
  // The reason why the bank is free again comes first: it passed as the round began.
  const end = known === null ? bankEndOf(after) : null
  if (end) events.unshift(event('BANK_ENDED', { seat: end.seat, note: end.reason }))
  return events
}
