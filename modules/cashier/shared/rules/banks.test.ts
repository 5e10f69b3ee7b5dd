import { expect, test } from 'vitest'
import { bankOf, banks, isAccountNo, maskAccountNo, tidyAccountNo } from './banks.ts'

test('every bank has one abbreviation and one Bank of Thailand code', () => {
  expect(banks).toHaveLength(26)
  expect(new Set(banks.map((bank) => bank.bankCode)).size).toBe(26)
  expect(new Set(banks.map((bank) => bank.botCode)).size).toBe(26)
  expect(bankOf('065')).toBeUndefined()
})

test('a bank is found by abbreviation in any case and by code', () => {
  expect(bankOf('kbank')).toBe(bankOf('004'))
  expect(bankOf('constructor')).toBeUndefined()
})

test.each([
  ['KBANK', '1000000001', true],
  ['KBANK', '100000000', false],
  ['KBANK', '10000000011', false],
  ['GSB', '123456789012', true],
  ['GSB', '123456789012345', true],
  ['GSB', '1234567890', false],
  ['GSB', '1234567890123', false],
  ['KKP', '12345678901234', true],
  ['KKP', '1234567890', true],
  ['SCBT', '12345678901', true],
  ['BOCT', '1234567890123', true],
  ['KBANK', '๑๒๓๔๕๖๗๘๙๐', false],
])('%s takes %s: %s', (code, accountNo, isTaken) => {
  expect(isAccountNo(bankOf(code)!, accountNo)).toBe(isTaken)
})

test('numbers are stored without spaces and hyphens and shown with four digits', () => {
  expect(tidyAccountNo('123-4-56789-0')).toBe('1234567890')
  expect(maskAccountNo('1000004821')).toBe('••••••4821')
})
