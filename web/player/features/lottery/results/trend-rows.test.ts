import { expect, it } from 'vitest'
import { trendRows } from './trend-rows.ts'

it('follows a place from the oldest issue on and counts how long each number has not come', () => {
  const issues = [
    { numero: '3', numbers: ['9', '0'] },
    { numero: '2', numbers: ['9', '1'] },
    { numero: '1', numbers: ['9', '0'] },
  ]
  expect(trendRows(issues, 1, ['0', '1', '2'])).toEqual([
    { numero: '1', hit: 0, gaps: [0, 1, 1] },
    { numero: '2', hit: 1, gaps: [1, 0, 2] },
    { numero: '3', hit: 0, gaps: [0, 1, 3] },
  ])
})
