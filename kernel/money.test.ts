import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '../design/format.ts'
import { moneyText, realCurrencies, toWireAmount, unitsOf } from './money.ts'

test.each([
  [123_450n, 'THB', '฿1,234.50'],
  [5n, 'THB', '฿0.05'],
  [123_450n, 'TRIAL', '1,234.50'],
  [1_234_567n, 'POINT', '1,234'],
  [999n, 'POINT', '0'],
  [1_000n, 'POINT', '1'],
  [1_234_567_890_123n, 'POINT', '1,234,567,890'],
] as const)('%s of %s is said as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text)
  expect(formatMoney(amount, currency)).toBe(text)
})

test('points have thousandths, everything else hundredths', () => {
  expect(unitsOf('POINT')).toBe(1_000n)
  for (const currency of [...Object.keys(realCurrencies), 'TRIAL']) expect(unitsOf(currency)).toBe(100n)
})

test('a point that is shown is there, and less than one more is kept', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 9_000_000_000_000n }), (amount) => {
      const shown = BigInt(moneyText(amount, 'POINT').replaceAll(',', ''))
      expect(shown * unitsOf('POINT') <= amount && amount < (shown + 1n) * unitsOf('POINT')).toBe(true)
      expect(BigInt(toWireAmount(amount))).toBe(amount)
    }),
  )
})

test('a change of points is said with its sign', () => {
  expect(formatMoney(-2_500, 'POINT')).toBe('\u22122')
  expect(formatMoney(2_500, 'POINT', { signed: true })).toBe('+2')
})
