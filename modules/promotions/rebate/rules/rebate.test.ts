import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueRebates, LEAST_REBATE, paidOf, rebateOf, sumOf, type Waiting } from './rebate.ts'

const waiting = (validAmount: bigint, ratePpm: number, carriedAmount = 0n): Waiting => ({
  product: 'RNG',
  validAmount,
  ratePpm,
  carriedAmount,
})

test('R2 gives 49.38 for 12,345.67 of slots', () => {
  expect(rebateOf(waiting(1_234_567n, 4_000))).toBe(4_938n)
})

test('a rebate is rounded down once, over everything since the last claim', () => {
  // Each of these bets alone would give nothing.
  expect(rebateOf(waiting(249n, 4_000))).toBe(0n)
  expect(rebateOf(waiting(249n * 1_000n, 4_000))).toBe(996n)
})

test.each([
  [25_000n, 100n],
  [24_999n, 0n],
])('with %i of valid bet at 0.40%% the claim pays %i', (validAmount, paid) => {
  expect(sumOf(dueRebates([waiting(validAmount, 4_000)]))).toBe(paid)
})

test('a category below zero stays, and the others are paid', () => {
  const rows = [waiting(-50_000n, 4_000), { ...waiting(50_000n, 4_000), product: 'FISH' }]
  expect(dueRebates(rows).map(({ product, amount }) => [product, amount])).toEqual([['FISH', 200n]])
})

const rows = fc.array(
  fc.record({
    product: fc.constantFrom('RNG', 'LIVE', 'FISH', 'PVP'),
    validAmount: fc.bigInt(-1_000_000_000n, 9_000_000_000n),
    carriedAmount: fc.bigInt(0n, 5_000_000n),
    ratePpm: fc.integer({ min: 0, max: 10_000 }),
  }),
  { maxLength: 6 },
)

test('what is due of a category is at least one baht and the floor of its exact rebate', () => {
  fc.assert(
    fc.property(rows, (list) => {
      for (const { validAmount, ratePpm, carriedAmount, amount } of dueRebates(list)) {
        const exact = validAmount * BigInt(ratePpm)
        const played = (amount - carriedAmount) * 1_000_000n
        expect(amount).toBeGreaterThanOrEqual(LEAST_REBATE)
        expect(played).toBeLessThanOrEqual(exact)
        expect(played + 1_000_000n).toBeGreaterThan(exact)
      }
    }),
  )
})

test('under a cap, what is paid and what is carried are together what was due', () => {
  fc.assert(
    fc.property(rows, fc.bigInt(0n, 20_000_000n), (list, allowed) => {
      const due = dueRebates(list)
      const paid = paidOf(due, allowed)
      const total = paid.reduce((sum, row) => sum + row.paid, 0n)
      expect(total).toBe(allowed < sumOf(due) ? allowed : sumOf(due))
      for (const row of paid) {
        expect(row.paid).toBeGreaterThanOrEqual(0n)
        expect(row.paid).toBeLessThanOrEqual(row.amount)
      }
    }),
  )
})
