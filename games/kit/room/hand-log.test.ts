import { expect, test } from 'vitest'
import { eventsBetween } from './hand-log.ts'
import type { RoomView } from './view.ts'

const room = (handNo: number, extra: Record<string, unknown>): RoomView => ({ handNo, seats: [], board: [], phase: 'BID', extra }) as unknown as RoomView

test('the log of a round begins with why the bank before it passed, and says it once', () => {
  const bank = { seat: 2, rounds: 5 }
  const free = room(8, { bank: null, bankEnd: { seat: 2, reason: 'SHORT' } })
  expect(eventsBetween(room(7, { bank, bankEnd: null }), free)).toEqual([{ type: 'BANK_ENDED', seat: 2, amount: null, cards: null, note: 'SHORT' }])
  expect(eventsBetween(null, free).map(({ type }) => type)).toEqual(['BANK_ENDED'])
  const taken = room(8, { bank: { seat: 3, rounds: 10 }, bankEnd: { seat: 2, reason: 'SHORT' } })
  expect(eventsBetween(free, taken).map(({ type, seat }) => [type, seat])).toEqual([['BANK', 3]])
  expect(eventsBetween(taken, room(9, { bank: { seat: 3, rounds: 10 }, bankEnd: null }))).toEqual([])
})
