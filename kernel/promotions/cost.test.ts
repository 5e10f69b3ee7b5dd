/** What promotions may cost (docs/decisions/0147-cost-of-promotions.md). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultEconomy } from '../agents/default-economy.ts'
import { edgesOf } from '../agents/economy-guard.ts'
import { products } from '../products.ts'
import { readArguments } from './arguments.ts'
import { requiredOf, weightIn } from './bonus.ts'
import { promotionCosts, tooCostly } from './cost.ts'
import { promotionKindOf } from './kinds/index.ts'
import { promotionKinds, type PromotionKindCode } from './words.ts'

const edges = edgesOf({ ...defaultEconomy, highestG: 1980 })
const valuesOf = (code: PromotionKindCode, change: Record<string, unknown> = {}) =>
  readArguments(promotionKindOf[code]!.declared, change).values
const faultsOf = (code: PromotionKindCode, change: Record<string, unknown>) =>
  tooCostly(code, valuesOf(code, change), edges).map(({ argument }) => argument)

test.each(promotionKinds.filter((code) => promotionKindOf[code]))(
  '%s as it is delivered costs no more than it may',
  (code) => {
    expect(tooCostly(code, valuesOf(code), edges)).toEqual([])
  },
)

test.each([
  ['a first deposit that is played eleven times', 'FIRST_DEPOSIT', { times: 11_000_000 }, ['times']],
  [
    'the same without cockfights, which fill it at half',
    'FIRST_DEPOSIT',
    { times: 11_000_000, excluded: ['COCKFIGHT'] },
    [],
  ],
  ['a reload of a fifth at the usual turnover', 'RELOAD', { percent: 200_000 }, ['times']],
  ['the same with twice the turnover', 'RELOAD', { percent: 200_000, times: 10_000_000 }, []],
  ['13 % of what was lost', 'CASHBACK', { percent: 130_000 }, []],
  ['14 % of what was lost', 'CASHBACK', { percent: 140_000 }, ['percent']],
  [
    'a mission that pays all that its play earns',
    'MISSION',
    { target: 'VALID', targetAmount: 300_000, rewardAmount: 3_000 },
    [],
  ],
  [
    'a mission that pays a satang more',
    'MISSION',
    { target: 'VALID', targetAmount: 300_000, rewardAmount: 3_001 },
    ['rewardAmount'],
  ],
  [
    'the same in slots alone, which earn more',
    'MISSION',
    { target: 'VALID', targetAmount: 300_000, rewardAmount: 3_001, products: ['RNG'] },
    [],
  ],
  [
    'a mission of deposits that are played once',
    'MISSION',
    { target: 'DEPOSIT_COUNT', targetCount: 3, leastDepositAmount: 100_000, rewardAmount: 3_001 },
    ['rewardAmount'],
  ],
  ['a mission of wins, which says nothing of stakes', 'MISSION', { target: 'WINS', rewardAmount: 9_000 }, []],
  ['twice the reward for a friend', 'REFERRAL', { referrerReward: 20_000 }, ['referrerReward']],
  ['half a percent of what friends play', 'REFERRAL', { sharePpm: 5_000 }, ['sharePpm']],
] as const)('%s', (_name, code, change, expected) => {
  expect(faultsOf(code, change)).toEqual(expected)
})

const match = fc.record({
  leastAmount: fc.integer({ min: 100, max: 1_000_000 }),
  percent: fc.integer({ min: 10_000, max: 2_000_000 }),
  maxAmount: fc.integer({ min: 100, max: 2_000_000 }),
  times: fc.integer({ min: 1_000_000, max: 60_000_000 }),
  excluded: fc.subarray(['SPORTS', 'LIVE', 'COCKFIGHT', 'PVP', 'LOTT', 'VN']),
})

test('a bonus that passes is covered by every deposit, played in any one product that fills it', () => {
  const deposit = fc.bigInt(100n, 500_000_000n)
  fc.assert(
    fc.property(match, deposit, (change, depositAmount) => {
      const values = valuesOf('RELOAD', change)
      fc.pre(tooCostly('RELOAD', values, edges).length === 0)
      const reward = promotionKindOf.RELOAD!.pay(values, { depositAmount })
      if (!reward) return
      for (const product of products.filter((one) => !change.excluded.includes(one) && weightIn(one) > 0)) {
        const played = (requiredOf(reward) * 100n) / BigInt(weightIn(product))
        // Amounts below a satang are rounded twice.
        expect(reward.amount * 1_000_000n).toBeLessThanOrEqual(
          (played + 2n) * BigInt(edges[product]) + 1_000_000n,
        )
      }
    }),
    { numRuns: 500 },
  )
})

test('more turnover never makes a bonus dearer', () => {
  const judged = (change: object) =>
    promotionCosts('FIRST_DEPOSIT', valuesOf('FIRST_DEPOSIT', { ...change }), edges)[0]
  fc.assert(
    fc.property(match, fc.integer({ min: 0, max: 5_000_000 }), (change, more) => {
      const before = judged(change)
      const after = judged({ ...change, times: Math.min(60_000_000, change.times + more) })
      if (!before || !after) return
      expect(after.costAmount).toBe(before.costAmount)
      expect(after.earnedAmount).toBeGreaterThanOrEqual(before.earnedAmount)
    }),
  )
})
