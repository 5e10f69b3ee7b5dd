import { describe, expect, test } from 'vitest'
import { allowanceOf, feeOf } from './withdrawal-checks.ts'
import { good } from '../../../../tests/support/withdrawal-facts.ts'

describe('what is left', () => {
  test('fees begin after the free ones of the day', () => {
    expect([0, 1, 2, 3, 4].map((count) => feeOf({ ...good, today: { count, amount: 0n } }))).toEqual([
      0n,
      0n,
      0n,
      1_000n,
      1_000n,
    ])
  })

  test.each([
    ['level 1', { kycLevel: 1 }, 5_000_000n, 'KYC_DAY', 5_000_000n],
    [
      'level 1 with a part of the day used',
      { kycLevel: 1, today: { count: 1, amount: 1_000_000n } },
      4_000_000n,
      'KYC_DAY',
      5_000_000n,
    ],
    [
      'level 1 near the end of its month',
      { kycLevel: 1, monthAmount: 19_900_000n },
      100_000n,
      'KYC_MONTH',
      20_000_000n,
    ],
    [
      'level 1 whose day was used before it went down',
      { kycLevel: 1, today: { count: 1, amount: 9_000_000n } },
      0n,
      'KYC_DAY',
      5_000_000n,
    ],
    ['level 2', { kycLevel: 2 }, 10_000_000n, 'VIP', 10_000_000n],
    [
      'level 2 near the funds of 30 days',
      { kycLevel: 2, withdrawn30Days: 49_000_000n },
      999_999n,
      'KYC_FUNDS',
      49_999_999n,
    ],
    ['level 0', { kycLevel: 0 }, 0n, 'KYC_NONE', 0n],
    ['a day without withdrawals left', { today: { count: 3, amount: 0n } }, 0n, 'COUNT', 10_000_000n],
  ] as const)(
    '%s: the smallest limit of the day is answered with its reason',
    (_, facts, leftAmount, bound, boundAmount) => {
      expect(allowanceOf({ ...good, ...facts })).toMatchObject({ leftAmount, bound, boundAmount })
    },
  )

  test('the most for one withdrawal is the least of all limits, in whole baht', () => {
    expect(allowanceOf(good)).toEqual({
      leftCount: 3,
      leftAmount: 10_000_000n,
      bound: 'VIP',
      boundAmount: 10_000_000n,
      freeCount: 3,
      maxAmount: 10_000_000n,
    })
    expect(allowanceOf({ ...good, balance: 123_456n }).maxAmount).toBe(123_400n)
    expect(allowanceOf({ ...good, dayLimit: { count: 15, amount: 500_000_000n } }).maxAmount).toBe(
      20_000_000n,
    )
    expect(allowanceOf({ ...good, kycLevel: 1, monthAmount: 19_900_000n }).maxAmount).toBe(100_000n)
    expect(allowanceOf({ ...good, kycLevel: 0 }).maxAmount).toBe(0n)
    expect(allowanceOf({ ...good, turnoverLeft: 1n }).maxAmount).toBe(0n)
    expect(allowanceOf({ ...good, today: { count: 3, amount: 100n } })).toMatchObject({
      leftCount: 0,
      leftAmount: 0n,
      freeCount: 0,
      maxAmount: 0n,
    })
  })
})
