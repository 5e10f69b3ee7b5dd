import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { CryptoPayout, WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Amount, Currency, Id, Nullable, PositiveAmount } from '../../shared/fields.ts'

export const requestWithdrawal: Call<typeof requestWithdrawalSchemas> = {
  name: 'cashier/request-withdrawal',
  method: 'POST',
  path: '/api/wps/withdraw',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  rate: 'money',
  isIdempotent: true,
  openTo: ['restricted'],
  summary: 'Requests a withdrawal; the amount is held at once. The first unmet precondition is the answer.',
  errors: [
    'AUTH_DISABLED',
    'WD_RECEIVABLE',
    'WD_PENDING',
    'KYC_LEVEL',
    'WD_PASSWORD',
    'WD_PASSWORD_LOCKED',
    'BANK_ACCOUNT_NOT_FOUND',
    'WD_ACCOUNT_HOLD',
    'WD_NAME_MISMATCH',
    'WD_TURNOVER',
    'WD_LIMIT',
    'BAL_INSUFFICIENT',
    'WD_NETWORK_CLOSED',
    'WD_RATE_CHANGED',
  ],
}

export function requestWithdrawalSchemas() {
  return {
    body: Type.Object({
      bankAccountId: Id('a bank account’s, or a USDT address’s'),
      amount: PositiveAmount('whole baht in minor units: a multiple of 100'),
      paymentPassword: Type.String({ minLength: 1, maxLength: 64 }),
      rate: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 24,
          pattern: '^[0-9]+\\.[0-9]+$',
          description:
            'for a USDT address: the rate that the member saw; if it has changed, the answer is WD_RATE_CHANGED',
        }),
      ),
    }),
    value: Type.Object({
      withdrawalId: Id(),
      state: WithdrawalStateField(),
      amount: Amount(),
      feeAmount: Amount(),
      currency: Currency(),
      crypto: Nullable(CryptoPayout()),
    }),
  }
}
