import { checksum, parse } from 'promptparse'
import { describe, expect, test } from 'vitest'
import { promptPayText } from './promptpay.ts'

describe('the PromptPay payload of domain/economy.md §7.1', () => {
  test.each([
    ['0812345678', null, '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E'],
    [
      '0812345678',
      10_000n,
      '00020101021229370016A0000006770101110113006681234567853037645406100.005802TH6304F142',
    ],
    [
      '0812345678',
      12_345n,
      '00020101021229370016A0000006770101110113006681234567853037645406123.455802TH6304B5E2',
    ],
    [
      '1101700230708',
      25_075n,
      '00020101021229370016A0000006770101110213110170023070853037645406250.755802TH6304F980',
    ],
  ])('%s, %s satang', (receiver, amount, payload) => {
    expect(promptPayText(receiver, amount)).toBe(payload)
  })

  test('the check value of CRC-16/CCITT-FALSE is right', () => {
    expect(checksum('123456789')).toBe('29B1')
  })

  test('satang below ten keep their zero, and the amount and the wallet can be read back', () => {
    const code = parse(promptPayText('004999123456789', 5_007n))
    expect(code?.getTagValue('54')).toBe('50.07')
    expect(code?.getTagValue('29', '03')).toBe('004999123456789')
    expect(code?.validate('63')).toBe(true)
  })

  test('an unknown kind of receiver makes no code', () => {
    expect(() => promptPayText('12345', 100n)).toThrow(/no PromptPay receiver/)
  })
})
