import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashFor, conversionFault } from './worth.ts'

const terms = { balance: 2_000_000n, ratio: 100, min: 500, step: 100 }

test.each([
  [500_000n, null, 500n],
  [2_000_000n, null, 2_000n],
  [499_999n, 'POINTS_MIN', 400n],
  [400_000n, 'POINTS_MIN', 400n],
  [550_000n, 'POINTS_STEP', 500n],
  [500_001n, 'POINTS_STEP', 500n],
  [2_100_000n, 'POINTS_NOT_ENOUGH', 2_100n],
])('%d thousandths: %s, worth %d satang', (points, fault, cash) => {
  expect(conversionFault(points, terms)).toBe(fault)
  expect(cashFor(points, 100)).toBe(cash)
})

test('an amount that would be worth nothing is below the minimum', () => {
  expect(conversionFault(500_000n, { ...terms, ratio: 501 })).toBe('POINTS_MIN')
})

test('T-Q2 many small conversions never come to more than one large one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(1n, 10_000_000n), { minLength: 1, maxLength: 50 }),
      fc.integer({ min: 1, max: 1_000 }),
      (parts, ratio) => {
        const whole = parts.reduce((sum, part) => sum + part, 0n)
        const apart = parts.reduce((sum, part) => sum + cashFor(part, ratio), 0n)
        expect(apart <= cashFor(whole, ratio)).toBe(true)
      },
    ),
  )
})
