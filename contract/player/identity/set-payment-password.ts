import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const setPaymentPassword: Call<typeof setPaymentPasswordSchemas> & { isBatched: true } = {
  name: 'identity/set-payment-password',
  method: 'POST',
  path: '/api/wps/member/paymentPassword',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  summary:
    'Sets the six digits that withdrawals ask for; if a payment password is set, the old one is needed.',
  errors: ['PAYMENT_PASSWORD_WEAK', 'PAYMENT_PASSWORD_WRONG', 'WD_PASSWORD_LOCKED'],
}
export function setPaymentPasswordSchemas() {
  return {
    body: Type.Object({
      paymentPassword: Type.String({ maxLength: 64 }),
      oldPaymentPassword: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    value: Empty(),
  }
}
