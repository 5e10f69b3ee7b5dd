import { expect, test } from 'vitest'
import en from '../../locales/en/money.ts'
import th from '../../locales/th/money.ts'
import { whyText } from './queue.ts'

test('a transfer of USDT outside the limits is not said to be another amount than asked', () => {
  expect(whyText({ reviewReason: 'AMOUNT', channel: 'PROMPTPAY' })).toBe('paid_in_reason_amount')
  const key = whyText({ reviewReason: 'AMOUNT', channel: 'USDT_TRC20' })
  for (const texts of [en, th]) expect(texts[key as keyof typeof texts]).toMatch(/USDT/)
  expect(whyText({ reviewReason: 'SANCTION', channel: 'USDT_TRC20' })).toBe('paid_in_reason_sanction')
})
