import { expect, test } from 'vitest'
import type { RoomRow, Stakes } from '../../../games/kit/room/view.ts'
import { shownRooms, sizesOf, stakesOf } from './shown-rooms.ts'

const look = {
  stakesKey: ({ bigBlind }: Stakes) => bigBlind,
  stakesLabel: ({ bigBlind }: Stakes) => `BB ${bigBlind}`,
}
const everything = { stakesKey: null, seatCount: null }

function room(number: number, bigBlind: number, fields: Partial<RoomRow> = {}): RoomRow {
  const stakes = { smallBlind: bigBlind / 2, bigBlind, minBet: 0, maxBet: 0, minBuyIn: 0, maxBuyIn: 0 }
  return {
    roomId: `room-${number}`,
    number,
    stakes: { ...stakes, currency: 'THB' },
    seatCount: 6,
    playerCount: 0,
    waitingCount: 0,
    isPrivate: false,
    isSeated: false,
    isWaiting: false,
    waitingPlace: null,
    isOffered: false,
    averagePot: 0,
    handsPerHour: 0,
    ...fields,
  }
}
const numbers = (rooms: readonly RoomRow[]) => rooms.map(({ number }) => number)

test('stakes and sizes are offered once each, from the lowest', () => {
  const rooms = [room(1, 400, { seatCount: 9 }), room(2, 100, { seatCount: 2 }), room(3, 400)]
  expect(stakesOf(look, rooms)).toEqual([
    [100, 'BB 100'],
    [400, 'BB 400'],
  ])
  expect(sizesOf(rooms)).toEqual([2, 6, 9])
})

test('a wish leaves the rooms of other stakes and sizes out', () => {
  const rooms = [room(1, 100), room(2, 100, { seatCount: 2 }), room(3, 400)]
  expect(numbers(shownRooms(look, rooms, { stakesKey: 100, seatCount: null }))).toEqual([2, 1])
  expect(numbers(shownRooms(look, rooms, { stakesKey: 100, seatCount: 6 }))).toEqual([1])
})

test('a room where the member sits or waits is shown whatever is wished for', () => {
  const rooms = [room(1, 400, { isSeated: true }), room(2, 400, { isWaiting: true }), room(3, 400)]
  expect(numbers(shownRooms(look, rooms, { stakesKey: 100, seatCount: 9 }))).toEqual([1, 2])
})

test('own rooms come first, then low stakes, then full rooms, then small ones, then low numbers', () => {
  const rooms = [
    room(7, 100),
    room(6, 100),
    room(5, 100, { playerCount: 3, seatCount: 9 }),
    room(4, 100, { playerCount: 3 }),
    room(3, 50),
    room(2, 400, { isWaiting: true }),
    room(1, 400, { isSeated: true }),
  ]
  expect(numbers(shownRooms(look, rooms, everything))).toEqual([1, 2, 3, 4, 5, 6, 7])
})
