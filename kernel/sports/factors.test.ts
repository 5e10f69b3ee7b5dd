import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorOf, payoutOf, singlePayoutOf } from './factors.ts'
import { handicapResult, overResult, underResult } from './lines.ts'
import type { LegResult } from './words.ts'

const single = (stake: bigint, result: LegResult, code = 'HOME', priceE4 = 19_200): bigint =>
  singlePayoutOf(stake, { code, result, priceE4, sharedBy: 1 })

test('the example of the page: 1,000.00 on −0.75 at 1.92, won by one, returns 1,460.00', () => {
  expect(single(100_000n, handicapResult(-3, 1))).toBe(146_000n)
  expect(single(100_000n, handicapResult(-3, 0))).toBe(0n)
})

describe('stakes of 1, 3 and 333 satang at 1.92', () => {
  const stakes = [1n, 3n, 333n]
  const of = (result: LegResult, code: string) => stakes.map((stake) => single(stake, result, code))
  test.each(['HOME', 'AWAY', 'UNDER', 'OVER'])('%s: won, returned and lost as a whole', (code) => {
    expect(of('WIN', code)).toEqual([1n, 5n, 639n])
    expect(of('PUSH', code)).toEqual(stakes)
    expect(of('VOID', code)).toEqual(stakes)
    expect(of('LOSE', code)).toEqual([0n, 0n, 0n])
  })
  test.each(['HOME', 'AWAY', 'UNDER'])('%s: the larger part is on the line that is easier to win', (code) => {
    expect(of('HALF_WIN', code)).toEqual([1n, 4n, 486n])
    expect(of('HALF_LOSE', code)).toEqual([1n, 2n, 167n])
  })
  test('OVER: the larger part is on the line that is harder to win', () => {
    expect(of('HALF_WIN', 'OVER')).toEqual([1n, 3n, 485n])
    expect(of('HALF_LOSE', 'OVER')).toEqual([0n, 1n, 166n])
  })
})

/** A quarter line as the page tells it: two bets on the lines beside it, added before the one rounding. */
function twoBets(
  stake: bigint,
  priceE4: number,
  lineQ: number,
  result: (lineQ: number) => LegResult,
): bigint {
  const lower = stake / 2n
  const tenThousandths = [
    [lower, lineQ - 1],
    [stake - lower, lineQ + 1],
  ] as const
  const sum = tenThousandths.map(([part, line]) => {
    const came = result(line)
    return came === 'WIN' ? part * BigInt(priceE4) : came === 'PUSH' ? part * 10_000n : 0n
  })
  return (sum[0]! + sum[1]!) / 10_000n
}

describe('a single bet on a quarter line', () => {
  const anyStake = fc.bigInt({ min: 1n, max: 20_000_000n })
  const anyPrice = fc.integer({ min: 10_100, max: 500_000 })
  const quarter = fc.integer({ min: -30, max: 30 }).map((half) => 2 * half + 1)
  test('is two bets on the lines beside it, on either side', () => {
    const diff = fc.integer({ min: -9, max: 9 })
    fc.assert(
      fc.property(anyStake, anyPrice, quarter, diff, (stake, priceE4, lineQ, ahead) => {
        const result = (line: number) => handicapResult(line, ahead)
        expect(single(stake, result(lineQ), 'HOME', priceE4)).toBe(twoBets(stake, priceE4, lineQ, result))
      }),
    )
  })
  test('over and under as well', () => {
    const total = fc.integer({ min: 0, max: 15 })
    fc.assert(
      fc.property(anyStake, anyPrice, quarter, total, (stake, priceE4, lineQ, goals) => {
        const over = (line: number) => overResult(line, goals)
        const under = (line: number) => underResult(line, goals)
        expect(single(stake, over(lineQ), 'OVER', priceE4)).toBe(twoBets(stake, priceE4, lineQ, over))
        expect(single(stake, under(lineQ), 'UNDER', priceE4)).toBe(twoBets(stake, priceE4, lineQ, under))
      }),
    )
  })
  test('and of an even stake it returns the factor of the page', () => {
    fc.assert(
      fc.property(anyStake, anyPrice, fc.constantFrom('HALF_WIN', 'HALF_LOSE'), (half, priceE4, result) => {
        const stake = 2n * half
        const byFactor = payoutOf(stake, [factorOf(result, priceE4, 1)])
        for (const code of ['HOME', 'OVER']) expect(single(stake, result, code, priceE4)).toBe(byFactor)
      }),
    )
  })
  test('both sides at 2.00 return what both staked, to the satang if the stakes are even', () => {
    fc.assert(
      fc.property(anyStake, quarter, fc.integer({ min: -9, max: 9 }), (half, lineQ, ahead) => {
        const stake = 2n * half
        const home = single(stake, handicapResult(lineQ, ahead), 'HOME', 20_000)
        const away = single(stake, handicapResult(-lineQ, -ahead), 'AWAY', 20_000)
        expect(home + away).toBe(2n * stake)
      }),
    )
  })
})

describe('a dead heat', () => {
  test('pays the full price on its part of the stake', () => {
    expect(payoutOf(30_000n, [factorOf('WIN', 90_000, 3)])).toBe(90_000n)
    expect(payoutOf(100n, [factorOf('WIN', 50_000, 3)])).toBe(166n)
  })
  test('leaves a part of what the same win pays alone, and all shares together pay no more', () => {
    const many = fc.integer({ min: 1, max: 12 })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000_000n }), many, (stake, sharedBy) => {
        const alone = payoutOf(stake, [factorOf('WIN', 120_000, 1)])
        const share = payoutOf(stake, [factorOf('WIN', 120_000, sharedBy)])
        expect(share * BigInt(sharedBy)).toBeLessThanOrEqual(alone)
        expect((share + 1n) * BigInt(sharedBy)).toBeGreaterThan(alone)
      }),
    )
  })
})
