import { expect, test } from 'vitest'
import { draftBook, draftMargin, draftText, errorPriceOf, priceOf, stepped } from './price-draft.ts'

test('a price is typed with a dot and at most four decimals, in digits of any keyboard', () => {
  expect(priceOf('1.92')).toBe(19_200)
  expect(priceOf('๒.๐๕')).toBe(20_500)
  expect(priceOf('1000')).toBe(10_000_000)
  expect([priceOf('1,92'), priceOf('-2'), priceOf(''), priceOf('1e3'), priceOf('NaN')]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
  expect([draftText(19_200), draftText(19_250), draftText(1_234_567), draftText(0)]).toEqual([
    '1.92',
    '1.925',
    '123.4567',
    '',
  ])
})

test('a step is a hundredth below three, and grows with the price', () => {
  expect([stepped(19_200, 1), stepped(19_200, -1)]).toEqual([19_300, 19_100])
  expect([stepped(30_000, 1), stepped(30_000, -1)]).toEqual([30_500, 29_900])
  expect([stepped(105_000, 1), stepped(100_000, -1)]).toEqual([110_000, 99_000])
  expect([stepped(10_100, -1), stepped(10_000_000, 1)]).toEqual([10_100, 10_000_000])
  expect(stepped(19_250, 1)).toBe(19_300)
})

test('the margin of prices is what they leave over the fair ones', () => {
  expect(draftMargin([19_200, 19_200], [20_000, 20_000])).toBe(41_667)
  expect(draftMargin([20_000, 20_000], [20_000, 20_000])).toBe(0)
  expect(draftMargin([20_100, 18_300, 0], [20_964, 19_121, null])).toBe(43_967)
  expect(draftMargin([20_000, 20_000], [null, 20_000])).toBeNull()
})

test('what prices stand for together follows what is typed, and is not known while one is no price', () => {
  expect(draftBook([20_000, 36_000, 33_000])).toBe(1_080_808)
  expect(draftBook([20_000, 0, 20_000])).toBe(1_000_000)
  expect(draftBook([20_000, undefined])).toBeNull()
})

test('a price is evidently wrong from one and a half times the fair one on', () => {
  expect([errorPriceOf(25_500), errorPriceOf(20_001)]).toEqual([38_250, 30_002])
})
