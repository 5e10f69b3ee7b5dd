/** What days earn, and what corrections take back (domain/economy.md §4). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultTerms } from '../settings.ts'
import { bookDay, earningsOf, pointsFor } from './earning.ts'

describe('a day', () => {
  test.each([
    [{ LIVE: 1_000_00n }, 0n, { LIVE: 1_000n }],
    [{ LOTT: 400_00n, SEA: 600_00n }, 0n, { LOTTERY: 1_000n }],
    [{ PVP: 500_00n }, 0n, { CARD_GAME: 1_000n }],
    [{ RNG: 499_99n, FISH: 1n }, 0n, { SLOT: 1_000n }],
    [{ SPORTS: 999_00n, ESPORTS: 50n, COCKFIGHT: 49n }, 0n, { SPORTS: 999n }],
    [{ RNG: 49n }, 0n, {}],
    [{ UNKNOWN: 1_000_000n }, 0n, {}],
    [{}, 100_00n, { DEPOSIT: 1_000n }],
    [{}, 50_000_00n, { DEPOSIT: 500_000n }],
    [{}, 90_000_00n, { DEPOSIT: 500_000n }],
    [{}, 49_999_99n, { DEPOSIT: 499_999n }],
    [{ RNG: -500_00n, LIVE: 10_00n }, -1_000_000_00n, { SLOT: -1_000n, LIVE: 10n, DEPOSIT: -500_000n }],
  ])('of %o and deposits of %d earns %o', (valid, deposits, earned) => {
    expect(earningsOf({ valid: valid as Record<string, bigint>, deposits }, defaultTerms)).toEqual(earned)
  })

  test('an excluded product earns nothing, nor does a type of 0 baht', () => {
    const terms = {
      ...defaultTerms,
      excludedProducts: ['RNG'],
      bahtPerPoint: { ...defaultTerms.bahtPerPoint, LIVE: 0 },
    }
    const valid = { RNG: 1_000_000n, FISH: 500_00n, LIVE: 1_000_000n }
    expect(earningsOf({ valid, deposits: 0n }, terms)).toEqual({ SLOT: 1_000n })
  })

  test('a correction takes back exactly what the same play had earned', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 14n), fc.integer({ min: 0, max: 1_000 }), (amount, baht) => {
        expect(pointsFor(-amount, baht) + pointsFor(amount, baht)).toBe(0n)
      }),
    )
  })

  test('what moved and what stays owed are what was earned, and no balance falls below zero', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(-10_000n, 10_000n), { maxLength: 30 }), (days) => {
        let [owed, balance, earned] = [0n, 0n, 0n]
        for (const day of days) {
          const booked = bookDay(day, { owed, balance })
          earned += day
          balance += booked.moved
          owed = booked.owed
          expect(balance >= 0n && owed >= 0n).toBe(true)
          expect(balance - owed).toBe(earned)
          // Nobody owes while they have points.
          expect(owed === 0n || balance === 0n).toBe(true)
        }
      }),
    )
  })
})
