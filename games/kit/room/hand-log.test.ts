import { expect, test } from 'vitest'
import { eventsBetween } from './hand-log.ts'
import type { RoomSeat, RoomView, SeatResult } from './view.ts'

const room = (handNo: number, extra: Record<string, unknown>): RoomView =>
  ({ handNo, seats: [], board: [], phase: 'BID', extra }) as unknown as RoomView

test('the log of a round begins with why the bank before it passed, and says it once', () => {
  const bank = { seat: 2, rounds: 5 }
  const free = room(8, { bank: null, bankEnd: { seat: 2, reason: 'SHORT' } })
  expect(eventsBetween(room(7, { bank, bankEnd: null }), free)).toEqual([
    { type: 'BANK_ENDED', seat: 2, amount: null, cards: null, note: 'SHORT' },
  ])
  expect(eventsBetween(null, free).map(({ type }) => type)).toEqual(['BANK_ENDED'])
  const taken = room(8, { bank: { seat: 3, rounds: 10 }, bankEnd: { seat: 2, reason: 'SHORT' } })
  expect(eventsBetween(free, taken).map(({ type, seat }) => [type, seat])).toEqual([['BANK', 3]])
  expect(eventsBetween(taken, room(9, { bank: { seat: 3, rounds: 10 }, bankEnd: null }))).toEqual([])
})

const bettor = (
  seat: number,
  totalBetAmount: number,
  action: string,
  isAllIn: boolean,
  result: SeatResult | null = null,
): RoomSeat =>
  ({
    seat,
    totalBetAmount,
    isAllIn,
    isInHand: true,
    isFolded: false,
    cards: [],
    lastAction: { action, amount: totalBetAmount },
    result,
  }) as unknown as RoomSeat
const hand = (seats: RoomSeat[]): RoomView => ({ ...room(4, {}), phase: 'PREFLOP', seats })

test('the log reports a raise once, that its uncalled part was returned, and who won each pot, also below their own chips', () => {
  const raised = hand([
    bettor(0, 20_000, 'RAISE', true),
    bettor(1, 12_000, 'CALL', true),
    bettor(2, 4_000, 'CALL', true),
  ])
  const called = hand([
    { ...bettor(0, 12_000, 'RAISE', false), lastAction: { action: 'RAISE', amount: 20_000 } },
    bettor(1, 12_000, 'CALL', true),
    bettor(2, 4_000, 'CALL', true),
  ])
  const line = ({ type, seat, amount }: { type: string; seat: number | null; amount: number | null }) => [
    type,
    seat,
    amount,
  ]
  expect(eventsBetween(raised, called).map(line)).toEqual([['RETURN', 0, 8_000]])
  const over: RoomView = {
    ...called,
    phase: 'SHOWDOWN',
    seats: called.seats.map((one) => ({
      ...one,
      result: {
        winAmount: [10_000, 0, 17_700][one.seat]!,
        netAmount: [-2_000, -12_000, 13_700][one.seat]!,
        name: null,
        best: [],
      },
    })),
  }
  expect(eventsBetween(called, over).map(line)).toEqual([
    ['WIN', 0, 10_000],
    ['WIN', 2, 17_700],
  ])
  // The same in one step, as a player who comes back to the table sees it.
  expect(eventsBetween(raised, over).map(line)).toEqual([
    ['RETURN', 0, 8_000],
    ['WIN', 0, 10_000],
    ['WIN', 2, 17_700],
  ])
})
