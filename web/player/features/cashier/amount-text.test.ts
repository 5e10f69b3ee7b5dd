import { expect, test } from 'vitest'
import { amountFault, tidyAmount } from './amount-text.ts'

const fault = (typed: string) => amountFault(tidyAmount(typed), (key) => key)

test.each([
  ['', 'deposit_amount_empty'],
  ['  ', 'deposit_amount_empty'],
  ['0.00', 'deposit_amount_empty'],
  ['1e9', 'deposit_amount_wrong'],
  ['-500', 'deposit_amount_wrong'],
  ['1.123456789012', 'deposit_amount_wrong'],
  ['😀', 'deposit_amount_wrong'],
  ['5'.repeat(24), 'deposit_amount_wrong'],
  ['๕๐๐', undefined],
  [' ฿ 1,000.50 ', undefined],
])('typed %j: %s', (typed, name) => expect(fault(typed)).toBe(name))
