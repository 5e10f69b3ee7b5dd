/** What deposits, losses and decisions bring (domain/economy.md §5, §6.1). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readArguments } from '../arguments.ts'
import { requiredOf } from '../bonus.ts'
import type { Reward } from '../kind.ts'
import { cashback } from './cashback.ts'
import { firstDeposit } from './first-deposit.ts'
import { promotionKindOf } from './index.ts'
import { reload } from './reload.ts'
import { rescue } from './rescue.ts'

const first = readArguments(firstDeposit.declared, {}).values
const daily = readArguments(reload.declared, {}).values
const weekly = readArguments(cashback.declared, {}).values
const credit = readArguments(rescue.declared, {}).values

const given = (reward: Reward | null) => reward && [reward.amount, requiredOf(reward), reward.maxStake]
const money = fc.bigInt(0n, 100_000_000_000n)

describe('a bonus of a deposit', () => {
  test.each([
    ['one satang below the least', 9_999n, null],
    ['the least', 10_000n, [10_000n, 240_000n, 1_000n]],
    ['a thousand baht: twelve times of both is 24,000', 100_000n, [100_000n, 2_400_000n, 10_000n]],
    ['more than the cap', 500_000n, [100_000n, 7_200_000n, 10_000n]],
  ] as const)('first, of %s', (_name, depositAmount, expected) => {
    expect(given(firstDeposit.pay(first, { depositAmount }))).toEqual(expected)
  })

  test.each([
    [29_999n, null],
    [30_000n, [3_000n, 165_000n, 300n]],
    [33_333n, [3_333n, 183_330n, 333n]],
    [600_000n, [50_000n, 3_250_000n, 5_000n]],
  ] as const)('of the day, of %d satang', (depositAmount, expected) => {
    expect(given(reload.pay(daily, { depositAmount }))).toEqual(expected)
  })

  test('is bonus money with thirty days, and its stakes stay within a tenth and 500 baht', () => {
    const large = { ...first, maxAmount: 2_000_000 }
    expect(firstDeposit.pay(large, { depositAmount: 2_000_000n })).toEqual({
      amount: 2_000_000n,
      baseAmount: 4_000_000n,
      timesPpm: 12_000_000n,
      isBonus: true,
      maxStake: 50_000n,
      days: 30,
    })
  })

  test('never passes its cap, and a larger deposit never brings less', () => {
    const values = fc.record({
      leastAmount: fc.integer({ min: 100, max: 1_000_000 }),
      percent: fc.integer({ min: 10_000, max: 2_000_000 }),
      maxAmount: fc.integer({ min: 100, max: 2_000_000 }),
      times: fc.integer({ min: 1_000_000, max: 60_000_000 }),
    })
    fc.assert(
      fc.property(values, money, money, (some, one, other) => {
        const { values: all, faults } = readArguments(firstDeposit.declared, some)
        expect(faults).toEqual([])
        const [low, high] = one < other ? [one, other] : [other, one]
        const [less, more] = [low, high].map((depositAmount) => firstDeposit.pay(all, { depositAmount }))
        const amountOf = (reward: Reward | null | undefined) => reward?.amount ?? 0n
        expect(amountOf(more)).toBeGreaterThanOrEqual(amountOf(less))
        if (!more) return
        expect(more.amount).toBeLessThanOrEqual(BigInt(all.maxAmount))
        // What is given is rounded down, and what is asked for is rounded up.
        expect(more.amount * 1_000_000n).toBeLessThanOrEqual(high * BigInt(all.percent))
        expect(requiredOf(more) * 1_000_000n).toBeGreaterThanOrEqual((high + more.amount) * BigInt(all.times))
        expect(more.maxStake).toBeGreaterThan(0n)
      }),
    )
  })
})

describe('cashback', () => {
  test.each([
    [49_999n, null],
    [50_000n, [2_500n, 2_500n, null]],
    [50_039n, [2_501n, 2_501n, null]],
    [100_000_000n, [1_000_000n, 1_000_000n, null]],
    [-5_000n, null],
  ] as const)('of a loss of %d satang', (lossAmount, expected) => {
    expect(given(cashback.pay(weekly, { lossAmount }))).toEqual(expected)
  })

  test('is the member’s own money, never above its cap or the part of the loss', () => {
    fc.assert(
      fc.property(money, fc.integer({ min: 1_000, max: 300_000 }), (lossAmount, percent) => {
        const reward = cashback.pay({ ...weekly, percent }, { lossAmount })
        if (!reward) return
        expect(reward.isBonus).toBe(false)
        expect(reward.amount).toBeLessThanOrEqual(1_000_000n)
        expect(reward.amount * 1_000_000n).toBeLessThanOrEqual(lossAmount * BigInt(percent))
      }),
    )
  })

  test('shows how far the loss is, and a win as nothing', () => {
    expect(cashback.progress(weekly, { lossAmount: -1n })).toEqual({ doneAmount: 0n, targetAmount: 50_000n })
    expect(cashback.progress(weekly, { lossAmount: 70_000n })?.doneAmount).toBe(70_000n)
  })
})

test('free credit is what the operator decided, at most the largest, with seven days', () => {
  expect(given(rescue.pay(credit, {}))).toEqual([10_000n, 10_000n, 1_000n])
  expect(given(rescue.pay(credit, { rewardAmount: 999_999n }))).toEqual([100_000n, 100_000n, 10_000n])
  expect(rescue.pay(credit, { rewardAmount: 500n })).toMatchObject({ isBonus: true, days: 7, maxStake: 50n })
  expect(rescue.pay(credit, { rewardAmount: 0n })).toBeNull()
})

describe('arguments', () => {
  test('are whole as they are declared, and contradict nothing', () => {
    for (const kind of Object.values(promotionKindOf)) {
      // A moment is the operator's to state.
      const moments = Object.entries(kind.declared).filter(([, { form }]) => form === 'MOMENT')
      const stated = Object.fromEntries(moments.map(([name]) => [name, '2026-12-01T13:00:00.000Z']))
      const { values, faults } = readArguments(kind.declared, stated)
      expect([kind.code, ...faults, ...kind.check(values)]).toEqual([kind.code])
      expect(kind.story(values).length).toBeGreaterThan(1)
    }
  })

  test.each([
    ['a largest stake above the largest bonus', { maxAmount: 1_000, stakeAmount: 1_001 }, 'stakeAmount'],
    ['a least deposit that brings less than a baht', { leastAmount: 900, percent: 100_000 }, 'leastAmount'],
    [
      'no game that fills the turnover',
      {
        excluded: ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'VN', 'SEA'],
      },
      'excluded',
    ],
  ])('of a deposit bonus that contradict each other: %s', (_name, some, argument) => {
    const { values, faults } = readArguments(firstDeposit.declared, some)
    expect(faults).toEqual([])
    expect(firstDeposit.check(values).map((fault) => fault.argument)).toEqual([argument])
  })

  test('of free credit: what is given by default is not more than the most', () => {
    expect(rescue.check({ ...credit, amount: 100_001 })).toEqual([{ argument: 'amount', rule: 'order' }])
    expect(rescue.wayOf?.({ ...credit, asking: 'OPERATOR' })).toBe('GRANT')
  })

  test('of cashback: the least loss brings at least a satang', () => {
    const values = { ...weekly, leastLossAmount: 100, percent: 1_000 }
    expect(cashback.check(values)).toEqual([{ argument: 'percent', rule: 'order' }])
  })

  test('beyond their bounds are found by name', () => {
    const { faults } = readArguments(firstDeposit.declared, { percent: 0, maxAmount: '5', excluded: ['X'] })
    expect(faults.map(({ argument, rule }) => `${argument} ${rule}`)).toEqual([
      'percent range',
      'maxAmount range',
      'excluded enum',
    ])
  })
})

test('a story of a bonus says what it gives, how often, what counts, and what it asks for', () => {
  expect(firstDeposit.story(first).map(({ name }) => name)).toEqual([
    'first_deposit',
    'once_person',
    'once_person_help',
    'turnover',
    'games',
    'games_weight',
    'games_weight',
    'games_weight',
    'games_none',
    'games_price',
    'max_bet',
    'expiry',
    'no_rebate',
    'turnover_example',
    'not_combined',
  ])
  const example = firstDeposit.story(first).find(({ name }) => name === 'turnover_example')
  expect(example?.values).toEqual({
    deposit: { money: 100_000 },
    bonus: { money: 100_000 },
    required: { money: 2_400_000 },
  })
  const line = (name: string) => firstDeposit.story(first).find((one) => one.name === name)?.values
  expect(line('max_bet')).toEqual({ percent: { ratePpm: 100_000 }, max: { money: 50_000 } })
  expect(line('games_price')).toEqual({
    games: { products: ['SPORTS', 'ESPORTS'] },
    price: { priceE4: 15_000 },
  })
  const noSports = firstDeposit.story({ ...first, excluded: ['SPORTS', 'ESPORTS'] })
  expect(noSports.map(({ name }) => name)).not.toContain('games_price')
  const without = firstDeposit.story({ ...first, excluded: ['LIVE'] })
  expect(without.find(({ name }) => name === 'games_excluded')?.values).toEqual({
    games: { products: ['LIVE'] },
  })
})
