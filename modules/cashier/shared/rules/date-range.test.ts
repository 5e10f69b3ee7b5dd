import { expect, test } from 'vitest'
import { rangeOf } from './date-range.ts'

// 02:00 on the 21st in Bangkok, still the 20th in UTC.
const now = new Date('2026-11-20T19:00:00Z')
const ranged = (from?: string, to?: string) => rangeOf({ from, to }, now, 'Asia/Bangkok')

test('days begin and end at midnight in Bangkok, both dates included', () => {
  expect(ranged('2026-11-01', '2026-11-01')).toEqual({
    from: '2026-11-01',
    to: '2026-11-01',
    start: new Date('2026-10-31T17:00:00Z'),
    end: new Date('2026-11-01T17:00:00Z'),
  })
})

test('without dates it is the last seven days of the member’s calendar', () => {
  expect(ranged()).toMatchObject({ from: '2026-11-15', to: '2026-11-21' })
  expect(ranged(undefined, '2026-03-03')).toMatchObject({ from: '2026-02-25', to: '2026-03-03' })
})

test('35 days are the most, across a month’s end', () => {
  expect(ranged('2026-10-18', '2026-11-21')).toMatchObject({ from: '2026-10-18' })
  expect(ranged('2026-10-17', '2026-11-21')).toEqual({ field: 'from', rule: 'rangeDays', params: ['35'] })
})

test.each([
  ['2026-11-22', '2026-11-21', 'to'],
  ['2026-02-30', '2026-03-01', 'from'],
  ['2026-13-01', undefined, 'from'],
  [undefined, '0000-00-00', 'to'],
  ['9999-12-31', '9999-12-31', 'to'],
  ['2026-11-20', '2026-02-31', 'to'],
])('%s to %s is not a range: %s', (from, to, field) => {
  expect(ranged(from, to)).toMatchObject({ field })
})
