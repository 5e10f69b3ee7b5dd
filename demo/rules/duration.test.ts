import { expect, test } from 'vitest'
import { durationMs } from './duration.ts'

test('durations are sums of their parts', () => {
  expect([
    durationMs('PT12H'),
    durationMs('P1DT30M'),
    durationMs('P2W'),
    durationMs('PT1H2M3S'),
    durationMs('PT0S'),
  ]).toEqual([43_200_000, 88_200_000, 1_209_600_000, 3_723_000, 0])
})
