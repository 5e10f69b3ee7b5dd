import { expect, test } from 'vitest'
import { slopeOf } from './slope.ts'

test('the slope of a line is the line’s, whatever wobbles about it', () => {
  const line = (rise: number, wobble: (at: number) => number) =>
    Array.from({ length: 100 }, (_, at) => ({
      minute: at / 10,
      megabytes: 200 + (rise * at) / 10 + wobble(at),
    }))
  expect(slopeOf(line(0.5, () => 0))).toBeCloseTo(0.5, 6)
  expect(slopeOf(line(0, (at) => (at % 2 === 0 ? 10 : -10)))).toBeCloseTo(0, 0)
  expect(slopeOf(line(3, (at) => Math.sin(at)))).toBeCloseTo(3, 1)
  expect(slopeOf([{ minute: 1, megabytes: 5 }])).toBe(0)
})
