import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doubling, LARGEST_MULTIPLE, profitRate, sameMultiple } from './chase.ts'
import { payoutOf } from './odds.ts'

test('the same multiple in each issue', () => {
  expect(sameMultiple(4, 7)).toEqual([7, 7, 7, 7])
  expect(sameMultiple(1, 100_000)).toEqual([LARGEST_MULTIPLE])
  expect(sameMultiple(0, 7)).toEqual([])
})

test('doubling grows after every so many issues and stays at 99,999', () => {
  const plan = { count: 7, firstMultiple: 3, factor: 2, every: 1 }
  expect(doubling(plan)).toEqual([3, 6, 12, 24, 48, 96, 192])
  expect(doubling({ ...plan, every: 3 })).toEqual([3, 3, 3, 6, 6, 6, 12])
  expect(doubling({ ...plan, firstMultiple: 40_000, factor: 3 })).toEqual([40_000, ...Array(6).fill(99_999)])
})

const page = { count: 8, unitAmount: 100n, combinations: 1, oddsE4: 99_000n, ratePpm: 300_000n }

test('the example of the page: odds 9.9 at 30 % take multiple 1 seven times and 2 in the eighth issue', () => {
  expect(profitRate(page)).toEqual([1, 1, 1, 1, 1, 1, 1, 2])
})

test('a plan ends before the issue that no multiple can do it for', () => {
  expect(profitRate({ ...page, oddsE4: 13_000n })).toEqual([1])
  expect(profitRate({ ...page, oddsE4: 12_999n })).toEqual([])
  const steep = profitRate({ ...page, count: 120, oddsE4: 19_800n, ratePpm: 500_000n })
  expect(steep.length).toBeGreaterThan(2)
  expect(steep.length).toBeLessThan(120)
  expect(Math.max(...steep)).toBeLessThanOrEqual(LARGEST_MULTIPLE)
})

const somePlan = fc.record({
  count: fc.integer({ min: 1, max: 12 }),
  unitAmount: fc.constantFrom(10n, 20n, 50n, 100n, 200n),
  combinations: fc.integer({ min: 1, max: 5 }),
  oddsE4: fc.bigInt({ min: 15_000n, max: 1_000_000n }),
  ratePpm: fc.bigInt({ min: 0n, max: 2_000_000n }),
  firstMultiple: fc.integer({ min: 1, max: 3 }),
})

test('every multiple is enough, no smaller one is, and a plan that ends early could not go on', () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      const multiples = profitRate(plan)
      let cost = 0n
      const isEnough = (multiple: number) => {
        const paid = cost + BigInt(multiple * plan.combinations) * plan.unitAmount
        const win = payoutOf(BigInt(multiple) * plan.unitAmount, [{ count: 1, oddsE4: plan.oddsE4 }])
        return (win - paid) * 1_000_000n >= plan.ratePpm * paid
      }
      for (const multiple of multiples) {
        expect(isEnough(multiple)).toBe(true)
        for (let below = plan.firstMultiple; below < Math.min(multiple, 2_000); below++)
          expect(isEnough(below)).toBe(false)
        cost += BigInt(multiple * plan.combinations) * plan.unitAmount
      }
      if (multiples.length === plan.count) return
      for (const multiple of [plan.firstMultiple, 100, 5_000, 50_000, LARGEST_MULTIPLE])
        expect(isEnough(multiple)).toBe(false)
    }),
    { numRuns: 60 },
  )
})
