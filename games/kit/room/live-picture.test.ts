import { expect, test } from 'vitest'
import { roomEn } from '../locales/room-en.ts'
import { roomTh } from '../locales/room-th.ts'
import { pictureOf } from './live-picture.ts'
import type { RoomLook } from './look.ts'
import type { RoomAnswer, RoomSeat, RoomView } from './view.ts'

const look = { roomTexts: { en: roomEn, th: roomTh }, hasBoard: true, statusLine: () => '' } as Partial<RoomLook> as RoomLook
const stakes = { smallBlind: 50, bigBlind: 100, minBet: 0, maxBet: 0, minBuyIn: 4_000, maxBuyIn: 20_000, currency: 'THB' }
function answerWith(...pots: number[]): RoomAnswer {
  const room = { seats: [], board: [], seatCount: 6, waitingCount: 0, stakes, pots: pots.map((amount) => ({ amount, seats: [] })) } as Partial<RoomView> as RoomView
  return { room, mine: null, offer: null } as Partial<RoomAnswer> as RoomAnswer
}

test.each([
  ['one pot', [21_300], null, null],
  ['one side pot, which stands by itself', [21_300, 22_825], null, null],
  ['three and more pots, whose side pots a phone shows as one', [21_300, 22_825, 1_740, 3_000], 'Side pots ฿228.25 · ฿17.40 · ฿30', 'กองข้าง ฿228.25 · ฿17.40 · ฿30'],
])('the middle of the table: %s', (_name, pots, inEnglish, inThai) => {
  const [en, th] = [pictureOf(answerWith(...pots), look, 'en', false), pictureOf(answerWith(...pots), look, 'th', false)]
  expect([en.sidePots, th.sidePots, en.pots.length]).toEqual([inEnglish, inThai, pots.length])
})

test('a seat says what it won of the pots, also where that is less than it put in; against a bank the difference counts', () => {
  const seat = { seat: 1, cards: [], isInHand: true, state: 'PLAYING', result: { winAmount: 10_000, netAmount: -2_000, name: null, best: [] } } as unknown as RoomSeat
  const answer = answerWith(16_000, 10_000)
  const of = (hasBoard: boolean) => pictureOf({ ...answer, room: { ...answer.room, seats: [seat] } }, { ...look, hasBoard, shownHand: () => '', tagOf: () => ({ text: '', isLoud: false }) }, 'en', false).seats[0]!.wonAmount
  expect([of(true), of(false)]).toEqual([10_000, -2_000])
})
