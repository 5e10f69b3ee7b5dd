import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oppositeValid, validOf } from './valid.ts'
import type { BetKind, LegResult } from './words.ts'

const validBet = (
  kind: BetKind,
  results: readonly (LegResult | null)[],
  { price = 20_000, stake = 1_001n, cashedStake = 0n, systemCode = null as string | null } = {},
) =>
  validOf({
    kind,
    systemCode,
    stake,
    cashedStake,
    legs: results.map((result) => ({ priceE4: price, result })),
  })

describe('a single bet', () => {
  test.each([
    ['WIN', 1_001n],
    ['LOSE', 1_001n],
    ['HALF_WIN', 500n],
    ['HALF_LOSE', 500n],
    ['PUSH', 0n],
    ['VOID', 0n],
  ] as const)('%s counts %d of 1,001', (result, amount) => {
    expect(validBet('SINGLE', [result])).toEqual({ amount, bonusAmount: amount })
  })
  test('below 1.50 counts nothing for bonuses', () => {
    expect(validBet('SINGLE', ['WIN'], { price: 14_999 })).toEqual({ amount: 1_001n, bonusAmount: 0n })
    expect(validBet('SINGLE', ['WIN'], { price: 15_000 })).toEqual({ amount: 1_001n, bonusAmount: 1_001n })
  })
  test('what was cashed out counts nothing', () => {
    expect(validBet('SINGLE', ['WIN'], { cashedStake: 1n }).amount).toBe(1_000n)
    expect(validBet('SINGLE', ['WIN'], { cashedStake: 1_001n }).amount).toBe(0n)
  })
})

describe('a parlay', () => {
  test('counts in full if one leg is decided, and nothing if none is', () => {
    expect(validBet('PARLAY', ['HALF_LOSE', 'VOID']).amount).toBe(1_001n)
    expect(validBet('PARLAY', ['LOSE', null]).amount).toBe(1_001n)
    expect(validBet('PARLAY', ['PUSH', 'VOID']).amount).toBe(0n)
  })
  test('counts for bonuses by its whole price', () => {
    expect(validBet('PARLAY', ['WIN', 'WIN'], { price: 12_000 }).bonusAmount).toBe(0n)
    expect(validBet('PARLAY', ['WIN', 'WIN'], { price: 12_248 }).bonusAmount).toBe(1_001n)
  })
})

test('a system counts what its parlays count', () => {
  const patent = { stake: 700n, systemCode: 'PATENT', price: 14_000 }
  // Singles of 100: 100, 50 and nothing, too cheap for bonuses; the four parlays have a decided leg each.
  expect(validBet('SYSTEM', ['WIN', 'HALF_WIN', 'VOID'], patent)).toEqual({ amount: 550n, bonusAmount: 400n })
  expect(validBet('SYSTEM', ['VOID', 'VOID', 'VOID'], patent)).toEqual({ amount: 0n, bonusAmount: 0n })
})

describe('opposite bets on one market', () => {
  const bet = (code: string, amount: bigint, bonusAmount = amount) => ({ code, amount, bonusAmount })
  test('count the difference', () => {
    const valid = oppositeValid('AH', [bet('HOME', 500n), bet('AWAY', 300n)])
    expect(valid.map(({ amount }) => amount)).toEqual([200n, 0n])
    const thrice = oppositeValid('OU', [bet('OVER', 100n), bet('UNDER', 500n), bet('OVER', 250n)])
    expect(thrice.map(({ amount }) => amount)).toEqual([0n, 150n, 0n])
  })
  test('count for bonuses no more than they count', () => {
    const valid = oppositeValid('AH', [bet('HOME', 500n, 0n), bet('AWAY', 600n)])
    expect(valid).toEqual([bet('', 0n, 0n), bet('', 100n)].map(({ code: _, ...amounts }) => amounts))
  })
  test('of three selections take off what lies on all of them', () => {
    const two = oppositeValid('1X2', [bet('1', 100n), bet('X', 100n)])
    expect(two.map(({ amount }) => amount)).toEqual([100n, 100n])
    const all = oppositeValid('1X2', [bet('1', 100n), bet('X', 70n), bet('2', 100n)])
    expect(all.map(({ amount }) => amount)).toEqual([30n, 0n, 30n])
  })
  test('on several runners of an outright all count', () => {
    const runners = oppositeValid('OUTRIGHT', [bet('A', 100n), bet('B', 100n)])
    expect(runners.map(({ amount }) => amount)).toEqual([100n, 100n])
  })
  test('on two sides it is the difference of the sums, however the bets are split and ordered', () => {
    const anyBet = fc.record({
      code: fc.constantFrom('HOME', 'AWAY'),
      amount: fc.bigInt({ min: 0n, max: 100_000n }),
      bonusAmount: fc.bigInt({ min: 0n, max: 100_000n }),
    })
    fc.assert(
      fc.property(fc.array(anyBet, { maxLength: 12 }), (bets) => {
        const sumOf = (code: string) =>
          bets.filter((one) => one.code === code).reduce((sum, { amount }) => sum + amount, 0n)
        const difference = sumOf('HOME') - sumOf('AWAY')
        const valid = oppositeValid('AH', bets)
        const counted = valid.reduce((sum, { amount }) => sum + amount, 0n)
        expect(counted).toBe(difference < 0n ? -difference : difference)
        for (const one of valid) expect(one.bonusAmount).toBeLessThanOrEqual(one.amount)
      }),
    )
  })
})
