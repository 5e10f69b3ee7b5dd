import { expect, test } from 'vitest'
import { shade, thousands } from './shade.ts'

test('an amount is as dark as its part of the largest one', () => {
  expect([shade(-100, 100), shade(-50, 100), shade(-10, 100)]).toEqual(['loss3', 'loss2', 'loss1'])
  expect([shade(100, 100), shade(50, 100), shade(10, 100), shade(0, 100)]).toEqual([
    'win3',
    'win2',
    'win1',
    'zero',
  ])
})

test('amounts are written in thousands with their sign', () => {
  expect([thousands(-125_952_000), thousands(51_800_000), thousands(50_000), thousands(0)]).toEqual([
    '−1,260',
    '+518',
    '+0.5',
    '0',
  ])
})
