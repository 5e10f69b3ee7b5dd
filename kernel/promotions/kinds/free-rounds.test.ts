/** What free rounds cost, bring and say, and the games that they are granted in. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readArguments } from '../arguments.ts'
import { requiredOf } from '../bonus.ts'
import { freeRoundGames } from '../free-round-games.ts'
import { freeRounds, type FreeRoundValues } from './free-rounds.ts'

const valuesOf = (given: Partial<FreeRoundValues> = {}) => readArguments(freeRounds.declared, given).values
const faultsOf = (given: Partial<FreeRoundValues>) => freeRounds.check(valuesOf(given))

describe('free rounds', () => {
  test('as they are proposed contradict nothing', () => {
    expect(faultsOf({})).toEqual([])
    expect(Object.values(freeRounds.declared.games.default).every((code) => code in freeRoundGames)).toBe(
      true,
    )
  })

  test.each([
    [{ games: [] }, [{ argument: 'games', rule: 'enum' }]],
    // 2.00 is no stake of the ways games, whose least is 3.00.
    [{ games: ['TUKTUK3', 'NAGA243'], roundAmount: 200 }, [{ argument: 'roundAmount', rule: 'enum' }]],
    [{ games: ['TUKTUK3'], roundAmount: 201 }, [{ argument: 'roundAmount', rule: 'enum' }]],
    [
      { games: ['TUKTUK3'], roundAmount: 1_000, maxAmount: 500, stakeAmount: 500 },
      [{ argument: 'maxAmount', rule: 'order' }],
    ],
    [{ games: ['TUKTUK3'], roundAmount: 200, maxAmount: 500 }, [{ argument: 'stakeAmount', rule: 'order' }]],
    [{ games: ['TUKTUK3', 'ORCHARD'], roundAmount: 200 }, []],
  ] as const)('with %j have these faults', (given, faults) => {
    expect(faultsOf(given)).toEqual(faults)
  })

  test('cost what the game with the highest return brings on average, rounded up, never above the most', () => {
    const given = { games: ['TUKTUK3', 'ORCHARD'], rounds: 7, roundAmount: 200 }
    // 14.00 × 0.965556 = 13.517784.
    expect(freeRounds.costAhead!(valuesOf(given))).toBe(1_352n)
    expect(freeRounds.costAhead!(valuesOf({ ...given, maxAmount: 1_000, stakeAmount: 1_000 }))).toBe(1_000n)
  })

  test('bring nothing if nothing was won, and say how they are given', () => {
    expect(freeRounds.pay(valuesOf(), {})).toBeNull()
    const namesOf = (occasion: FreeRoundValues['occasion']) =>
      freeRounds.story(valuesOf({ occasion })).map(({ name }) => name)
    expect(namesOf('CLAIM')).toContain('free_rounds_claim')
    expect(namesOf('GRANT')).toContain('free_rounds_grant')
    expect(namesOf('FIRST_DEPOSIT')).toContain('free_rounds_deposit')
    expect(namesOf('CLAIM')[0]).toBe('free_rounds')
  })

  test('bring what was won as a bonus, at most the largest, with its turnover rounded up', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10_000_000n }),
        fc.integer({ min: 100, max: 2_000_000 }),
        fc.integer({ min: 1_000_000, max: 60_000_000 }),
        (rewardAmount, maxAmount, times) => {
          const reward = freeRounds.pay(valuesOf({ maxAmount, times }), { rewardAmount })!
          expect(reward.amount).toBe(rewardAmount < BigInt(maxAmount) ? rewardAmount : BigInt(maxAmount))
          expect(reward.isBonus).toBe(true)
          expect(requiredOf(reward) * 1_000_000n).toBeGreaterThanOrEqual(reward.amount * BigInt(times))
          expect((requiredOf(reward) - 1n) * 1_000_000n).toBeLessThan(reward.amount * BigInt(times))
        },
      ),
    )
  })
})
