import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountAt,
  legalAmount,
  positionOf,
  potShare,
  rangeOf,
  SLIDER_END,
  stepAmount,
  type RaiseRange,
} from './amounts.ts'

const range = fc
  .record({
    step: fc.integer({ min: 1, max: 10_000 }),
    least: fc.integer({ min: 1, max: 1_000_000 }),
    more: fc.integer({ min: 0, max: 10_000_000 }),
  })
  .map(({ step, least, more }): RaiseRange => ({ step, least, most: least + more }))
const isLegal = (amount: number, { least, most, step }: RaiseRange): boolean =>
  amount === least || amount === most || (amount > least && amount < most && amount % step === 0)

test('the slider, a typed figure and every share of the pot end at an amount the table takes', () => {
  fc.assert(
    fc.property(
      range,
      fc.integer({ min: -50, max: SLIDER_END + 50 }),
      fc.integer({ min: -100, max: 20_000_000 }),
      fc.nat(5_000_000),
      (given, position, typed, total) => {
        expect(isLegal(amountAt(position, given), given)).toBe(true)
        expect(isLegal(legalAmount(typed, given), given)).toBe(true)
        expect(isLegal(potShare(1, 3, { total, toCall: 500, ownBet: 250 }, given), given)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('the slider rises from the least to everything, and is at the place of its amount', () => {
  fc.assert(
    fc.property(range, (given) => {
      const amounts = Array.from({ length: 41 }, (_, index) => amountAt((index * SLIDER_END) / 40, given))
      expect(amounts[0]).toBe(given.least)
      expect(amounts.at(-1)).toBe(given.most)
      expect(amounts.every((amount, index) => index === 0 || amount >= amounts[index - 1]!)).toBe(true)
      expect([
        positionOf(given.most, given),
        given.most > given.least ? positionOf(given.least, given) : 0,
      ]).toEqual([SLIDER_END, 0])
    }),
    { numRuns: 100 },
  )
})

test('steps go to the next whole step and stop at the ends', () => {
  const given = { least: 2000, most: 10_050, step: 1000 }
  expect([
    stepAmount(2000, 1, given),
    stepAmount(2000, -1, given),
    stepAmount(10_050, -1, given),
    stepAmount(10_000, 1, given),
    stepAmount(10_050, 1, given),
  ]).toEqual([3000, 2000, 10_000, 10_050, 10_050])
})

test('half a pot is the call and half of what then lies in the middle; a short stack is all in', () => {
  const given = { least: 2000, most: 100_000, step: 500 }
  expect(potShare(1, 2, { total: 36_000, toCall: 10_000, ownBet: 2000 }, given)).toBe(35_000)
  expect(rangeOf([{ action: 'RAISE', minAmount: 5000, maxAmount: 3000 }], 500)).toEqual({
    action: 'RAISE',
    least: 3000,
    most: 3000,
    step: 500,
  })
  expect(rangeOf([{ action: 'FOLD' }, { action: 'CALL', amount: 500 }], 500)).toBeNull()
})
