import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositChannelField, PaymentDetails } from '../../shared/cashier-channel-schemas.ts'
import { DepositReference, DepositStateField } from '../../shared/cashier-schemas.ts'
import { Amount, Currency, Id, PositiveAmount, Time } from '../../shared/fields.ts'

export const openDeposit: Call<typeof openDepositSchemas> = {
  name: 'cashier/open-deposit',
  method: 'POST',
  path: '/api/wps/deposit/intent',
  module: 'WPS',
  audience: 'member',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Opens a deposit. It answers a QR code or a receiving account with the amount plus some satang that identify it (less if they would exceed one of the member’s own limits), or a USDT address.',
  errors: [
    'DEPOSIT_LIMIT',
    'DEPOSIT_TOO_MANY',
    'DEPOSIT_PAUSED',
    'KYC_LEVEL',
    'RG_DEPOSIT_LIMIT',
    'AUTH_DISABLED',
    'BANK_ACCOUNT_NOT_FOUND',
    'DEPOSIT_OFFER',
    'COMMON_BUSY',
  ],
}

export function openDepositSchemas() {
  return {
    body: Type.Object({
      channel: DepositChannelField(),
      amount: PositiveAmount("minor units of the channel's currency: satang, or millionths of a USDT"),
      sourceAccountId: Type.Optional(Id('BANK_TRANSFER: the bank account of the member that pays')),
      promotionId: Type.Optional(Id('an offer of list-deposit-channels')),
    }),
    value: Type.Object({
      intentId: Id(),
      reference: DepositReference(),
      channel: DepositChannelField(),
      payableAmount: Amount(
        'to be paid exactly, satang included; for USDT what it is worth in satang by now',
      ),
      currency: Currency(),
      ...PaymentDetails(),
      expiresAt: Time(),
      state: DepositStateField(),
    }),
  }
}
