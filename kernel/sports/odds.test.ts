import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, fraction } from './fraction.ts'
import { decimalOf, oddsOf, oddsText } from './odds.ts'
import { oddsFormats } from './words.ts'

const priceOfText = (text: string): number => Math.round(Number(text) * 10_000)

describe('every price from 1.01 to 50.00', () => {
  const prices = Array.from({ length: 4_900 }, (_, at) => 10_100 + 100 * at)
  test.each(oddsFormats)('goes through %s and back to itself, exactly', (format) => {
    for (const priceE4 of prices) {
      const back = decimalOf(oddsOf(priceE4, format), format)
      expect(compare(back, fraction(BigInt(priceE4), 10_000n))).toBe(0)
    }
  })
  test('ends at 50.00', () => expect(prices.at(-1)).toBe(500_000))
  test('wins as much in every format: no sign and no flip is lost between two of them', () => {
    const one = fc.constantFrom(...oddsFormats)
    fc.assert(
      fc.property(fc.constantFrom(...prices), one, one, (priceE4, from, to) => {
        const decimal = decimalOf(oddsOf(priceE4, from), from)
        const again = Number((decimal.num * 10_000n) / decimal.den)
        expect(compare(oddsOf(again, to), oddsOf(priceE4, to))).toBe(0)
      }),
    )
  })
})

test('the table of the page, cut toward zero; US odds to the nearest whole number', () => {
  const rows = [
    ['1.25', '0.25', '0.25', '−4.00', '−400'],
    ['1.50', '0.50', '0.50', '−2.00', '−200'],
    ['1.80', '0.80', '0.80', '−1.25', '−125'],
    ['1.91', '0.91', '0.91', '−1.09', '−110'],
    ['1.95', '0.95', '0.95', '−1.05', '−105'],
    ['2.00', '1.00', '1.00', '1.00', '+100'],
    ['2.05', '1.05', '−0.95', '1.05', '+105'],
    ['2.50', '1.50', '−0.66', '1.50', '+150'],
    ['3.40', '2.40', '−0.41', '2.40', '+240'],
  ]
  for (const row of rows)
    expect(oddsFormats.map((format) => oddsText(priceOfText(row[0]!), format))).toEqual(row)
})

test('the four decimals of the page', () => {
  const exact = (priceE4: number, format: 'MALAY' | 'INDONESIAN' | 'US') => {
    const { num, den } = oddsOf(priceE4, format)
    return Number(num) / Number(den)
  }
  expect(exact(20_500, 'MALAY')).toBeCloseTo(-0.9524, 4)
  expect(exact(25_000, 'MALAY')).toBeCloseTo(-0.6667, 4)
  expect(exact(34_000, 'MALAY')).toBeCloseTo(-0.4167, 4)
  expect(exact(19_100, 'INDONESIAN')).toBeCloseTo(-1.0989, 4)
  expect(exact(19_500, 'INDONESIAN')).toBeCloseTo(-1.0526, 4)
  expect(exact(19_100, 'US')).toBeCloseTo(-109.89, 2)
})

test('US odds round halves to the even number', () => {
  expect([20_250, 20_350, 20_251].map((price) => oddsText(price, 'US'))).toEqual(['+102', '+104', '+103'])
})

test('three decimals and prices between hundredths are cut as well', () => {
  expect(oddsText(19_258, 'DECIMAL', 3)).toBe('1.925')
  expect(oddsText(19_299, 'DECIMAL')).toBe('1.92')
  expect(oddsText(10_100, 'HONG_KONG')).toBe('0.01')
  expect(oddsText(500_000, 'MALAY')).toBe('−0.02')
  expect(oddsText(5_000_000, 'MALAY')).toBe('−0.002')
  expect(oddsText(1_010_000, 'MALAY')).toBe('−0.01')
  expect(oddsText(1_020_000, 'MALAY')).toBe('−0.009')
})

test('what wins nothing is no price', () => {
  for (const price of [10_000, 0, -20_000, 19_200.5, Number.NaN])
    expect(() => oddsText(price, 'DECIMAL')).toThrow(RangeError)
})
