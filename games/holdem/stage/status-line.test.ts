import { expect, test } from 'vitest'
import type { RoomSeat, RoomView } from '../../kit/room/view.ts'
import { en } from '../locales/en.ts'
import { statusLine } from './status-line.ts'

const seats = (names: readonly (string | null)[]): RoomSeat[] =>
  names.map(
    (name, seat) =>
      ({
        seat,
        isInHand: true,
        result: { winAmount: 0, netAmount: 0, name, best: [] },
      }) as unknown as RoomSeat,
  )
const line = (
  phase: string,
  board: readonly number[],
  names: readonly (string | null)[] = [null, null, null],
): string =>
  statusLine(
    { phase, board, seats: seats(names), stakes: { bigBlind: 1000, currency: 'THB' } as RoomView['stakes'] },
    en,
  )

test('before the flop nothing is raked, later up to the cap of those dealt in', () => {
  expect(line('PREFLOP', [])).toBe(`${en.streets['PREFLOP']} · ${en.noRake}`)
  expect(line('TURN', [1, 2, 3, 4])).toBe(`${en.streets['TURN']} · ${en.rake('฿20')}`)
  expect(line('WAITING', [])).toBe('')
})

test('a hand that all but one threw away has no showdown, and without a flop no rake', () => {
  expect(line('SHOWDOWN', [])).toBe(`${en.room.history.end} · ${en.noRake}`)
  expect(line('SHOWDOWN', [1, 2, 3])).toBe(`${en.room.history.end} · ${en.rake('฿20')}`)
  expect(line('SHOWDOWN', [1, 2, 3, 4, 5], ['PAIR', null, null])).toBe(
    `${en.streets['SHOWDOWN']} · ${en.rake('฿20')}`,
  )
})
