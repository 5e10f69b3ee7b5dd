import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositLevel, leftAtLevel, withdrawalLevel } from './kyc-limits.ts'

const rules = {
  fundsDepositAmount: 200_000_000n,
  fundsWithdrawalAmount: 50_000_000n,
  unverifiedAmount: 500_000n,
}
const none = { todayAmount: 0n, monthAmount: 0n, withdrawn30Days: 0n, deposited30Days: 0n }

test('level 1 allows 50,000 a day and 200,000 a month, level 2 less than 500,000 in 30 days', () => {
  expect(
    [5_000_000n, 5_000_001n, 49_999_999n, 50_000_000n].map((amount) => withdrawalLevel(none, amount, rules)),
  ).toEqual([1, 2, 2, 3])
  expect(withdrawalLevel({ ...none, monthAmount: 19_999_900n }, 200n, rules)).toBe(2)
  expect(withdrawalLevel({ ...none, withdrawn30Days: 49_990_000n }, 10_000n, rules)).toBe(3)
})

test('a member who paid in 2,000,000 within 30 days must state the source of the money before more comes in and before any leaves', () => {
  expect([
    depositLevel({ totalAmount: 0n, deposited30Days: 199_000_000n }, 999_999n, rules),
    depositLevel({ totalAmount: 0n, deposited30Days: 199_000_000n }, 1_000_000n, rules),
  ]).toEqual([1, 3])
  expect(withdrawalLevel({ ...none, deposited30Days: 200_000_000n }, 10_000n, rules)).toBe(3)
  expect(leftAtLevel(2, { ...none, deposited30Days: 200_000_000n }, rules)).toBe(0n)
})

test('without verification 5,000 in all may come in and nothing leave', () => {
  expect([
    depositLevel({ totalAmount: 400_000n, deposited30Days: 0n }, 100_000n, rules),
    depositLevel({ totalAmount: 400_000n, deposited30Days: 0n }, 100_001n, rules),
  ]).toEqual([0, 1])
  expect([0, 1, 3].map((level) => leftAtLevel(level, none, rules))).toEqual([0n, 5_000_000n, null])
})

test('what a level has left is exactly what may be requested', () => {
  const sum = fc.bigInt({ min: 0n, max: 60_000_000n })
  fc.assert(
    fc.property(
      fc.record({ todayAmount: sum, monthAmount: sum, withdrawn30Days: sum, deposited30Days: sum }),
      fc.constantFrom(1, 2),
      (money, level) => {
        const left = leftAtLevel(level, money, rules)!
        if (left > 0n) expect(withdrawalLevel(money, left, rules)).toBeLessThanOrEqual(level)
        expect(withdrawalLevel(money, left + 1n, rules)).toBeGreaterThan(level)
      },
    ),
  )
})
