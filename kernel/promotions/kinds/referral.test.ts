/** What inviting a friend brings (domain/economy.md §6.1). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readArguments } from '../arguments.ts'
import { requiredOf } from '../bonus.ts'
import { friendGift, referral, sharesOf } from './referral.ts'

const values = readArguments(referral.declared, {}).values
const shares = (change: { sharePpm?: number; shareDayMax?: number }, played: readonly bigint[]) =>
  sharesOf(played.map((validAmount) => ({ ...values, ...change, validAmount })))
const baht = (amount: number) => BigInt(amount) * 100n

test.each([
  ['a satang too little paid in', 29_999n, 300_000n, null],
  ['a satang too little played', 30_000n, 299_999n, null],
  ['both reached', 30_000n, 300_000n, 10_000n],
  ['both far behind them', 900_000n, 9_000_000n, 10_000n],
] as const)('with %s', (_name, depositAmount, validAmount, expected) => {
  const reward = referral.pay(values, { depositAmount, validAmount })
  expect(reward?.amount ?? null).toBe(expected)
})

test('the member’s hundred is played three times, the friend’s fifty once, and both are their own money', () => {
  const reward = referral.pay(values, { depositAmount: baht(300), validAmount: baht(3_000) })!
  const gift = friendGift(values)!
  expect([reward.amount, requiredOf(reward), reward.isBonus]).toEqual([baht(100), baht(300), false])
  expect([gift.amount, requiredOf(gift), gift.isBonus]).toEqual([baht(50), baht(50), false])
  expect(friendGift({ ...values, friendReward: 0 })).toBeNull()
})

test('a tenth of a per cent of what friends play, rounded down for each, and no more than a day gives', () => {
  expect(shares({}, [312_000n, 999n, 0n])).toEqual([312n, 0n, 0n])
  expect(shares({}, [baht(800_000), baht(500_000), baht(1_000)])).toEqual([80_000n, 20_000n, 0n])
  expect(shares({ sharePpm: 0 }, [baht(5_000)])).toEqual([0n])
  expect(shares({}, [-5_000n, 5_000n])).toEqual([0n, 5n])
})

test('shares are never below zero, never above their part of the play, and together within the day', () => {
  const day = fc.array(fc.bigInt(-100_000_000n, 10_000_000_000n), { maxLength: 30 })
  const rate = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(day, rate, fc.integer({ min: 100, max: 1_000_000 }), (played, sharePpm, shareDayMax) => {
      const given = shares({ sharePpm, shareDayMax }, played)
      expect(given).toHaveLength(played.length)
      for (const [place, share] of given.entries()) {
        expect(share).toBeGreaterThanOrEqual(0n)
        const most = played[place]! > 0n ? played[place]! * BigInt(sharePpm) : 0n
        expect(share * 1_000_000n).toBeLessThanOrEqual(most)
      }
      const sum = given.reduce((all, share) => all + share, 0n)
      expect(sum).toBeLessThanOrEqual(BigInt(shareDayMax))
      // What the day cuts off was more than it gives: nothing is lost below the most of a day.
      const whole = played.reduce(
        (all, one) => all + (one > 0n ? (one * BigInt(sharePpm)) / 1_000_000n : 0n),
        0n,
      )
      expect(sum).toBe(whole < BigInt(shareDayMax) ? whole : BigInt(shareDayMax))
    }),
  )
})

test('figures that a friend passes do not fill in for the ones that are missing', () => {
  expect(referral.progress(values, { depositAmount: baht(9_000), validAmount: -5n })).toEqual({
    doneAmount: baht(300),
    targetAmount: baht(3_300),
  })
})

test('a reward above what it asks for contradicts itself', () => {
  expect(referral.check({ ...values, friendDeposit: 9_999 })).toEqual([
    { argument: 'friendDeposit', rule: 'order' },
  ])
  expect(referral.check({ ...values, friendValid: 14_999, friendDeposit: 30_000 })).toEqual([
    { argument: 'friendValid', rule: 'order' },
  ])
})

test('its story leaves out a share and a gift that there is not', () => {
  expect(referral.story(values).map(({ name }) => name)).toEqual([
    'referral',
    'turnover_open',
    'referral_friend',
    'referral_share',
    'referral_same',
  ])
  expect(referral.story({ ...values, friendReward: 0 }).map(({ name }) => name)).toEqual([
    'referral_alone',
    'turnover_open',
    'referral_share',
    'referral_same',
  ])
  expect(referral.story({ ...values, sharePpm: 0, referrerTimes: 0 }).map(({ name }) => name)).toEqual([
    'referral',
    'turnover_none',
    'referral_friend',
    'referral_same',
  ])
})
