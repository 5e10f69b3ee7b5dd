import { expect, test } from 'vitest'
import { roomAt, runOutOf } from './run-out.ts'
import type { RoomSeat, RoomView } from './view.ts'

const seat = (number: number, stack: number, winAmount: number | null): RoomSeat => ({
  seat: number,
  name: 'a***b',
  isHouse: false,
  avatar: 0,
  stack,
  state: 'PLAYING',
  isAway: false,
  isInHand: true,
  isFolded: false,
  isAllIn: true,
  betAmount: 0,
  totalBetAmount: 100,
  cards: [1, 2],
  mark: null,
  lastAction: null,
  result: winAmount === null ? null : { winAmount, netAmount: winAmount - 100, name: 'PAIR', best: [] },
  timeBankMs: 0,
})
const room = (handNo: number, board: readonly number[], seats: readonly RoomSeat[]): RoomView =>
  ({ handNo, board, seats, phase: 'SHOWDOWN', nextHandAt: 'later' }) as unknown as RoomView
const board = [3, 4, 5, 6, 7]
const running = room(7, [3, 4, 5], [seat(0, 0, null), seat(1, 40, null)])
const over = room(7, board, [seat(0, 190, 190), seat(1, 40, 0)])

test('cards nobody had to decide about come street by street, and who won after the last of them', () => {
  const runOut = runOutOf(running, over, 1000)!
  const seen: (readonly [number, string, number[]])[] = []
  for (let at: number | undefined = 1000; at !== undefined; ) {
    const shown = roomAt(over, runOut, at)
    if (shown) {
      seen.push([shown.room.board.length, shown.room.phase, shown.room.seats.map(({ stack }) => stack)])
      expect(shown.room.seats.every(({ result }) => result === null)).toBe(true)
      expect(shown.nextMs).toBeGreaterThan(at)
    }
    at = shown?.nextMs
  }
  expect(seen).toEqual([
    [3, 'FLOP', [0, 40]],
    [4, 'TURN', [0, 40]],
    [5, 'RIVER', [0, 40]],
  ])
})

test('a hand whose cards were all open, one that was not watched, and another hand end at once', () => {
  expect(runOutOf(room(7, board, running.seats), over, 0)).toBeNull()
  expect(runOutOf(null, over, 0)).toBeNull()
  expect(runOutOf(room(6, [], running.seats), over, 0)).toBeNull()
  expect(runOutOf(room(7, [], running.seats), room(7, [3, 4, 5], running.seats), 0)).toBeNull()
  expect(roomAt(room(8, [], running.seats), runOutOf(running, over, 0)!, 1)).toBeNull()
})
