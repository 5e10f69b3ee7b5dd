import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { floorToSatang, rateAfterSpread, rateText, satangToUsdt, spreadText, usdtText } from './usdt.ts'

const amounts = fc.bigInt({ min: 1n, max: 50_000_000_000n })
const rates = fc.bigInt({ min: 10_000n, max: 1_000_000_000n })

describe('USDT into satang', () => {
  test('at 32.45 less half a percent', () => {
    const rate = rateAfterSpread(32_450_000n, 50)
    expect(rate).toBe(32_287_750n)
    expect(floorToSatang(10_000_000n, rate)).toBe(32_287n)
    expect(floorToSatang(1n, rate)).toBe(0n)
  })

  test('is rounded down, never up, and never by a whole satang', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const satang = floorToSatang(amount, rate)
        expect(satang * 10_000_000_000n <= amount * rate).toBe(true)
        expect((satang + 1n) * 10_000_000_000n > amount * rate).toBe(true)
      }),
    )
  })

  test('in two parts is never worth more than in one', () => {
    fc.assert(
      fc.property(amounts, amounts, rates, (one, other, rate) => {
        expect(
          floorToSatang(one, rate) + floorToSatang(other, rate) <= floorToSatang(one + other, rate),
        ).toBe(true)
      }),
    )
  })

  test('and back never allows more than was left', () => {
    fc.assert(
      fc.property(amounts, rates, (satang, rate) => {
        expect(floorToSatang(satangToUsdt(satang, rate), rate) <= satang).toBe(true)
      }),
    )
  })

  test('with a spread never above the middle rate', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 0, max: 1_000 }), (mid, spread) => {
        expect(rateAfterSpread(mid, spread) <= mid).toBe(true)
      }),
    )
  })
})

test('numbers as they are written', () => {
  expect([rateText(32_287_750n), rateText(32_000_000n), rateText(5n)]).toEqual([
    '32.28775',
    '32.00',
    '0.000005',
  ])
  expect([spreadText(50), spreadText(0), spreadText(1_000)]).toEqual(['0.0050', '0.0000', '0.1000'])
  expect([usdtText(10_000_000n), usdtText(50_000_000_000n), usdtText(10_500_001n)]).toEqual([
    '10 USDT',
    '50,000 USDT',
    '10.500001 USDT',
  ])
})
