import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Amount, Currency, Id, PositiveAmount, Time } from '../../shared/fields.ts'

export const openDeposit: Call<typeof openDepositSchemas> = {
  name: 'cashier/open-deposit', method: 'POST', path: '/api/wps/deposit/intent', module: 'WPS', audience: 'member', rate: 'money', isIdempotent: true,
  summary: 'Opens a deposit: a PromptPay code over the asked amount plus its own satang.',
  errors: ['DEPOSIT_LIMIT', 'DEPOSIT_TOO_MANY', 'KYC_LEVEL', 'AUTH_DISABLED', 'COMMON_BUSY'],
}

export function openDepositSchemas() {
  return {
    body: Type.Object({
      channel: Type.Literal('PROMPTPAY'),
      amount: PositiveAmount(),
      promotionId: Type.Optional(Id()),
    }),
    value: Type.Object({
      intentId: Id(),
      payableAmount: Amount('to be paid exactly, satang included'),
      currency: Currency(),
      qrText: Type.String({ description: 'PromptPay payload for the QR picture (domain/economy.md §7.1)' }),
      expiresAt: Time(),
      state: DepositStateField(),
    }),
  }
}
