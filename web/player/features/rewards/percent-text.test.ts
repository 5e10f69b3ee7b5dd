import { expect, test } from 'vitest'
import { percentText } from './percent-text.ts'

test.each([
  ['0.0040', '0.40%'],
  ['0.0000', '0.00%'],
  ['0.0126', '1.26%'],
  ['0.00185', '0.185%'],
  ['0.000001', '0.0001%'],
  ['1.0000', '100.00%'],
])('%s is %s', (rate, text) => {
  expect(percentText(rate)).toBe(text)
})
