import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerAt, eventsUntil, moveReplay, openReplay, paceMs, type ReplayCommand } from './replay.ts'
import type { ReplayFrame, ReplayHand } from './view.ts'

const stakes = {
  smallBlind: 500,
  bigBlind: 1000,
  minBet: 0,
  maxBet: 0,
  minBuyIn: 40_000,
  maxBuyIn: 200_000,
  currency: 'THB',
}
const frame = (step: number, second: number, more: Partial<ReplayFrame> = {}): ReplayFrame => ({
  step,
  at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
  action: null,
  events: [{ type: `E${step}`, seat: 0, amount: null, cards: null, note: null }],
  phase: 'PREFLOP',
  board: [],
  pots: [],
  extra: {},
  seats: [0, 4].map((seat) => ({
    seat,
    stack: 50_000,
    betAmount: 0,
    totalBetAmount: 0,
    isFolded: false,
    isAllIn: false,
    cards: seat === 4 ? [3, 51] : [-1, -1],
    mark: null,
    lastAction: null,
    result: null,
  })),
  ...more,
})
const hand: ReplayHand = {
  handId: 'h',
  roomId: 'r',
  handNo: 7,
  stakes,
  seatCount: 6,
  ownSeat: 4,
  seats: [
    { seat: 0, name: 'Mali', isHouse: true },
    { seat: 4, name: 'me***x', isHouse: false },
  ],
  frames: [frame(0, 0), frame(1, 1), frame(2, 31, { board: [1, 2, 3] })],
}

const commands: readonly ReplayCommand[] = ['FIRST', 'BACK', 'NEXT', 'LAST', 'PLAY', 'PAUSE', 'TICK']

test('whatever is pressed, a replay is at a step of its hand, and plays on only before its end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...commands), { maxLength: 40 }), (pressed) => {
      const { at, end, isPlaying } = pressed.reduce(moveReplay, openReplay(hand))
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThanOrEqual(end)
      expect(isPlaying && at === end).toBe(false)
    }),
    { numRuns: 200 },
  )
})

test('played to the end it stops there, and played again it begins again', () => {
  const played = (['PLAY', 'TICK', 'TICK', 'TICK'] as const).reduce(moveReplay, openReplay(hand))
  expect(played).toEqual({ at: 2, end: 2, isPlaying: false })
  expect(moveReplay(played, 'PLAY')).toEqual({ at: 0, end: 2, isPlaying: true })
  expect(moveReplay(moveReplay(played, 'PLAY'), 'BACK').isPlaying).toBe(false)
})

test('a step shows its table from the seat of the reader, with their cards, backs for the others, and the marks of house players', () => {
  const { room, mine } = answerAt(hand, 2)
  expect(room.board).toEqual([1, 2, 3])
  expect(room.seats.map(({ seat, name, isHouse, cards }) => [seat, name, isHouse, cards])).toEqual([
    [0, 'Mali', true, [-1, -1]],
    [4, 'me***x', false, [3, 51]],
  ])
  expect(mine).toMatchObject({ seat: 4, cards: [3, 51] })
  expect(eventsUntil(hand, 1).map(({ type }) => type)).toEqual(['E0', 'E1'])
})

test('a step is shown as long as it took, neither too short to see nor too long to wait', () => {
  expect([paceMs(hand, 0), paceMs(hand, 1), paceMs(hand, 2)]).toEqual([1000, 2400, 1200])
})
