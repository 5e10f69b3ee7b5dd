import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, OneOf, PositiveAmount, Text } from '../../shared/fields.ts'
import { lineDirections } from '../../shared/line-transfers.ts'

export const transferAlongLine: Call<typeof transferAlongLineSchemas> = {
  name: 'cashier/transfer-along-line',
  method: 'POST',
  path: '/api/wps/agent/transfer',
  module: 'AGENT',
  audience: 'member',
  isSealed: true,
  rate: 'money',
  isIdempotent: true,
  summary:
    'Transfers withdrawable money to a downline or to the direct upline. Its sender cannot take it back.',
  errors: [
    'AUTH_DISABLED',
    'PAYMENT_PASSWORD_WRONG',
    'WD_PASSWORD_LOCKED',
    'AUTH_MEMBER_NOT_ALLOWED',
    'TRANSFER_NOT_ALLOWED',
    'TRANSFER_LIMIT',
    'TRANSFER_TURNOVER',
    'WD_RECEIVABLE',
    'WD_ACCOUNT_HOLD',
    'WD_TURNOVER',
    'BAL_INSUFFICIENT',
    'KYC_LEVEL',
  ],
}

export function transferAlongLineSchemas() {
  return {
    body: Type.Object({
      direction: OneOf(lineDirections),
      toAccount: Type.Optional(Text(32)),
      amount: PositiveAmount(),
      password: Type.String({ minLength: 1, maxLength: 64, description: 'the withdrawal password' }),
    }),
    value: Type.Object({ transferId: Id(), amount: Amount(), currency: Currency() }),
  }
}
