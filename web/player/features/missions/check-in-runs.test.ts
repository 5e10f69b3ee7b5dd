import { expect, test } from 'vitest'
import { runsOf } from './check-in-runs.ts'

const days = (first: number, places: readonly number[]) =>
  places.map((place, at) => ({
    day: `2026-11-${String(first + at).padStart(2, '0')}`,
    place,
    amount: place * 100,
  }))

test('days in a row are one run, with what they brought', () => {
  expect(runsOf(days(3, [1, 2, 3]))).toEqual([
    { from: '2026-11-03', to: '2026-11-05', count: 3, amount: 600 },
  ])
})

test('a new row begins a new run, whether a day was missed or the row was full; the latest stands first', () => {
  expect(runsOf([...days(1, [6, 7]), ...days(3, [1, 2]), ...days(9, [1])])).toEqual([
    { from: '2026-11-09', to: '2026-11-09', count: 1, amount: 100 },
    { from: '2026-11-03', to: '2026-11-04', count: 2, amount: 300 },
    { from: '2026-11-01', to: '2026-11-02', count: 2, amount: 1_300 },
  ])
})

test('a month without a day has none', () => {
  expect(runsOf([])).toEqual([])
})
