import { expect, test } from 'vitest'
import { hasCheckDigit, isPromptPayId, judgeReceiver, type AskedReceiver } from './receivers.ts'

test('a national id is recognised by its check digit: each other last digit is refused', () => {
  const digits = Array.from({ length: 10 }, (_, last) => `110170023070${last}`)
  expect(digits.filter(hasCheckDigit)).toEqual(['1101700230708'])
  expect(hasCheckDigit('0000000000000')).toBe(false)
})

test.each([
  ['0812345678', true],
  ['0212345678', false],
  ['812345678', false],
  ['1101700230708', true],
  ['1101700230709', false],
  ['140000012345678', true],
  ['๐๘๑๒๓๔๕๖๗๘', false],
  ['', false],
])('PromptPay id %s: %s', (id, isTaken) => expect(isPromptPayId(id)).toBe(isTaken))

const asked = (change: Partial<AskedReceiver>): AskedReceiver => ({
  channel: 'BANK_TRANSFER',
  bankCode: 'KBANK',
  accountNo: '123-4-56789-0',
  settlesBank: null,
  settlesAccountNo: null,
  ...change,
})

test.each<[Partial<AskedReceiver>, unknown]>([
  [{}, { receiver: 'KBANK:1234567890', bankCode: 'KBANK', accountNo: '1234567890', settlesTo: null }],
  [
    { bankCode: '014' },
    { receiver: 'SCB:1234567890', bankCode: 'SCB', accountNo: '1234567890', settlesTo: null },
  ],
  [{ bankCode: null }, [{ field: 'bankCode', rule: 'enum' }]],
  [
    { bankCode: 'GSB' },
    [{ field: 'accountNo', rule: 'bankAccountDigitsEither', params: ['GSB', '12', '15'] }],
  ],
  [
    { channel: 'TRUEMONEY', accountNo: '081-234-5678' },
    { receiver: '0812345678', bankCode: null, accountNo: '0812345678', settlesTo: null },
  ],
  [{ channel: 'TRUEMONEY', accountNo: '0212345678' }, [{ field: 'accountNo', rule: 'walletNumber' }]],
  [
    { channel: 'PROMPTPAY', accountNo: '0812345678' },
    { receiver: '0812345678', bankCode: null, accountNo: '0812345678', settlesTo: null },
  ],
  [
    { channel: 'PROMPTPAY', accountNo: '0812345678', settlesBank: 'KBANK', settlesAccountNo: '1234567890' },
    { receiver: '0812345678', bankCode: null, accountNo: '0812345678', settlesTo: 'KBANK:1234567890' },
  ],
  [
    { channel: 'PROMPTPAY', accountNo: '0812345678', settlesBank: 'KBANK' },
    [{ field: 'settlesAccountNo', rule: 'bankAccountDigits', params: ['KBANK', '10'] }],
  ],
  [
    { channel: 'PROMPTPAY', accountNo: '0812345678', settlesAccountNo: '1234567890' },
    [{ field: 'settlesBank', rule: 'enum' }],
  ],
  [{ channel: 'PROMPTPAY', accountNo: '1234567890123' }, [{ field: 'accountNo', rule: 'promptPayId' }]],
])('an account proposed as %o', (change, kept) => expect(judgeReceiver(asked(change))).toEqual(kept))
