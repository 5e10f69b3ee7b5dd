import { expect, test } from 'vitest'
import { roomEn } from '../locales/room-en.ts'
import { roomTh } from '../locales/room-th.ts'
import { pictureOf, turnTime, waitText } from './live-picture.ts'
import type { RoomLook } from './look.ts'
import type { OwnSeat, RoomAnswer, RoomSeat, RoomView } from './view.ts'

const look = {
  roomTexts: { en: roomEn, th: roomTh },
  hasBoard: true,
  statusLine: () => '',
} as Partial<RoomLook> as RoomLook
const stakes = {
  smallBlind: 50,
  bigBlind: 100,
  minBet: 0,
  maxBet: 0,
  minBuyIn: 4_000,
  maxBuyIn: 20_000,
  currency: 'THB',
}
function answerWith(...pots: number[]): RoomAnswer {
  const room = {
    seats: [],
    board: [],
    seatCount: 6,
    waitingCount: 0,
    stakes,
    pots: pots.map((amount) => ({ amount, seats: [] })),
  } as Partial<RoomView> as RoomView
  return { room, mine: null, offer: null } as Partial<RoomAnswer> as RoomAnswer
}

test.each([
  ['one pot', [21_300], null, null],
  ['one side pot, which stands by itself', [21_300, 22_825], null, null],
  [
    'three and more pots, whose side pots a phone shows as one',
    [21_300, 22_825, 1_740, 3_000],
    'Side pots ฿228.25 · ฿17.40 · ฿30',
    'กองข้าง ฿228.25 · ฿17.40 · ฿30',
  ],
])('the middle of the table: %s', (_name, pots, inEnglish, inThai) => {
  const [en, th] = [
    pictureOf(answerWith(...pots), look, 'en', false),
    pictureOf(answerWith(...pots), look, 'th', false),
  ]
  expect([en.sidePots, th.sidePots, en.pots.length]).toEqual([inEnglish, inThai, pots.length])
})

test('a seat says what it won of the pots, also when that is less than it put in; against a bank the difference counts', () => {
  const seat = {
    seat: 1,
    cards: [],
    isInHand: true,
    state: 'PLAYING',
    result: { winAmount: 10_000, netAmount: -2_000, name: null, best: [] },
  } as unknown as RoomSeat
  const answer = answerWith(16_000, 10_000)
  const of = (hasBoard: boolean) =>
    pictureOf(
      { ...answer, room: { ...answer.room, seats: [seat] } },
      { ...look, hasBoard, shownHand: () => '', tagOf: () => ({ text: '', isLoud: false }) },
      'en',
      false,
    ).seats[0]!.wonAmount
  expect([of(true), of(false)]).toEqual([10_000, -2_000])
})

test('who lost their line in their turn is waited for by name at the table, and reads on their plate how long, once their clock and time bank are out', () => {
  const nowMs = Date.parse('2026-03-01T10:00:00Z')
  const turn = {
    seats: [2],
    clockEndsAt: '2026-03-01T09:59:15Z',
    endsAt: '2026-03-01T10:00:23Z',
    isProtected: true,
  }
  const room = {
    ...answerWith(300).room,
    phase: 'FLOP',
    turn,
    seats: [{ seat: 2, name: 'me***4' }] as RoomSeat[],
  }
  const [other, himself] = [
    { room, mine: { seat: 0 } as OwnSeat },
    { room, mine: { seat: 2 } as OwnSeat },
  ]
  expect([
    waitText(other, nowMs, roomTh.turn),
    waitText({ room, mine: null }, nowMs, roomEn.turn),
    waitText(himself, nowMs, roomTh.turn),
  ]).toEqual(['สาย me***4 หลุด รออีก 23 วิ', 'me***4 lost the line: 23 s', ''])
  expect(
    waitText({ ...other, room: { ...room, turn: { ...turn, isProtected: false } } }, nowMs, roomTh.turn),
  ).toBe('')
  expect(turnTime(room, nowMs, { ...look, clockMs: () => 15_000 }, 'th')).toMatchObject({
    isBank: true,
    text: 'เวลาคุ้มครอง เหลือ 23 วิ',
  })
})
