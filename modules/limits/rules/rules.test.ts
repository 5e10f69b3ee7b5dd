import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeWish, readyAt } from './limit-change.ts'
import { periodAt } from './periods.ts'
import { addSign, beginPlayingTime, isWarned, minutesLeft, type PlayingTime } from './playing-time.ts'
import { exclusionEnd } from '../../../contract/shared/limit-words.ts'
import { bandOf } from './self-test.ts'

const BANGKOK = 'Asia/Bangkok'
const at = (text: string) => new Date(`${text}+07:00`)

describe('calendar periods of Bangkok', () => {
  test.each([
    ['DAY', '2026-02-28T23:59:59.999', '2026-02-28T00:00', '2026-03-01T00:00'],
    ['DAY', '2026-03-01T00:00:00.000', '2026-03-01T00:00', '2026-03-02T00:00'],
    ['WEEK', '2026-11-22T23:59:59.999', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['WEEK', '2026-11-23T00:00:00.000', '2026-11-23T00:00', '2026-11-30T00:00'],
    ['WEEK', '2027-01-01T12:00:00.000', '2026-12-28T00:00', '2027-01-04T00:00'],
    ['MONTH', '2026-02-28T23:59:59.999', '2026-02-01T00:00', '2026-03-01T00:00'],
    ['MONTH', '2026-12-31T23:59:59.999', '2026-12-01T00:00', '2027-01-01T00:00'],
    ['MONTH', '2028-02-29T00:00:00.000', '2028-02-01T00:00', '2028-03-01T00:00'],
  ] as const)('the %s of %s', (period, moment, start, end) => {
    expect(periodAt(period, at(moment), BANGKOK)).toEqual({ start: at(start), end: at(end) })
  })

  test('a moment lies in its period, and the end begins the next', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const),
        fc.date({ min: at('2020-01-01T00:00'), max: at('2035-01-01T00:00'), noInvalidDate: true }),
        (period, moment) => {
          const { start, end } = periodAt(period, moment, BANGKOK)
          expect(start <= moment && moment < end).toBe(true)
          expect(periodAt(period, end, BANGKOK).start).toEqual(end)
        },
      ),
      { numRuns: 200 },
    )
  })
})

test.each([
  [null, 5n, 'LOWER'],
  [5n, 4n, 'LOWER'],
  [5n, 5n, 'SAME'],
  [null, null, 'SAME'],
  [5n, 6n, 'RAISE'],
  [5n, null, 'RAISE'],
] as const)('from %s to %s is %s', (current, wished, verdict) =>
  expect(judgeWish(current, wished)).toBe(verdict),
)

test.each([
  ['BET', 24],
  ['DAY', 24],
  ['WEEK', 72],
  ['MONTH', 168],
] as const)('a higher limit per %s waits %i hours', (period, hours) => {
  expect(readyAt(period, new Date(0)).getTime()).toBe(hours * 3_600_000)
})

describe('playing time', () => {
  const start = at('2026-11-20T20:00')
  const play = (signs: readonly number[], from = start): PlayingTime =>
    signs.reduce(
      (time, minutes) => addSign(time, new Date(from.getTime() + minutes * 60_000), BANGKOK),
      beginPlayingTime(from, BANGKOK),
    )

  test('close signs are one stretch, a pause between them is not played', () => {
    expect(play([1, 3, 4]).playedMs).toBe(4 * 60_000)
    expect(play([1, 3, 20, 22]).playedMs).toBe(5 * 60_000)
  })
  test('two devices at once count once, in whatever order their signs arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 40 }), (minutes) => {
        expect(play(minutes.toSorted((a, b) => a - b)).playedMs).toBe(
          play([...minutes, ...minutes].toSorted((a, b) => a - b)).playedMs,
        )
      }),
      { numRuns: 100 },
    )
    expect(play([2, 1, 3]).playedMs).toBe(3 * 60_000)
  })
  test('midnight in Bangkok begins a new day with what was played after it', () => {
    const late = play([2, 4], at('2026-11-20T23:57'))
    expect(late).toMatchObject({ day: '2026-11-21', playedMs: 60_000, sittingMs: 4 * 60_000 })
  })
  test('a clock that jumps forward adds nothing, one that jumps back gives no day twice', () => {
    const before = play([1, 2, 3])
    const ahead = addSign(before, at('2026-11-21T20:00'), BANGKOK)
    expect(ahead).toMatchObject({ day: '2026-11-21', playedMs: 0 })
    const back = addSign(ahead, at('2026-11-20T20:10'), BANGKOK)
    expect(back).toMatchObject({ day: '2026-11-21', playedMs: 0 })
    expect(addSign(back, at('2026-11-20T20:12'), BANGKOK).playedMs).toBe(2 * 60_000)
  })
  test('warned at four fifths', () => {
    expect(isWarned(47.9 * 60_000, 60)).toBe(false)
    expect(isWarned(48 * 60_000, 60)).toBe(true)
    expect(minutesLeft(48 * 60_000, 60)).toBe(12)
  })
})

test.each([
  [6, '2026-08-31T10:00:00Z', '2027-02-28T10:00:00.000Z'],
  [12, '2028-02-29T00:00:00Z', '2029-02-28T00:00:00.000Z'],
  [36, '2026-11-21T11:00:00Z', '2029-11-21T11:00:00.000Z'],
])('an exclusion of %i months from %s', (months, from, end) =>
  expect(exclusionEnd(months, new Date(from))?.toISOString()).toBe(end),
)

test.each([
  [0, 'NONE'],
  [1, 'LOW'],
  [2, 'LOW'],
  [3, 'MODERATE'],
  [7, 'MODERATE'],
  [8, 'HIGH'],
  [27, 'HIGH'],
])('a score of %i is %s', (score, band) => expect(bandOf(score)).toBe(band))
