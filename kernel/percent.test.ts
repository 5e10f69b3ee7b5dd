import { expect, test } from 'vitest'
import { percentText, ppmOfPercent } from './percent.ts'

test.each([
  [0, '0', '0.00'],
  [1, '0.0001', '0.0001'],
  [100, '0.01', '0.01'],
  [2_500, '0.25', '0.25'],
  [3_061, '0.3061', '0.3061'],
  [200_000, '20', '20.00'],
  [1_000_000, '100', '100.00'],
  [-1_050, '-0.105', '-0.105'],
])('%d parts per million are %s per cent, or %s', (ppm, text, long) => {
  expect(percentText(ppm)).toBe(text)
  expect(percentText(ppm, 2)).toBe(long)
  if (ppm >= 0) for (const typed of [text, long]) expect(ppmOfPercent(typed)).toBe(ppm)
})

test('every rate is read back as it was written', () => {
  for (let ppm = 0; ppm <= 1_000_000; ppm += 37) expect(ppmOfPercent(percentText(ppm))).toBe(ppm)
})

test.each(['', ' ', 'x', '-1', '0.12345', '1e3', '1000'])('“%s” is no percentage', (text) => {
  expect(ppmOfPercent(text)).toBeUndefined()
})
