import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'

export const resetPaymentPassword: Call<typeof resetPaymentPasswordSchemas> & { isBatched: true } = {
  name: 'identity/reset-payment-password',
  method: 'POST',
  path: '/api/wps/member/paymentPassword/reset',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  summary:
    'Resets a forgotten or locked payment password with the code sent to the member’s own number and the payee name; its lock ends, and nothing is paid out for 24 hours.',
  openTo: ['restricted'],
  errors: [
    'PAYMENT_PASSWORD_WEAK',
    'VERIFY_CODE_WRONG',
    'VERIFY_CODE_EXPIRED',
    'AUTH_NAME_WRONG',
    'AUTH_DISABLED',
    'PAYMENT_RESET_UNAVAILABLE',
    'PAYMENT_RESET_LOCKED',
  ],
}
export function resetPaymentPasswordSchemas() {
  return {
    body: Type.Object({
      verificationCode: Type.String({ minLength: 1, maxLength: 255 }),
      payeeName: Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'as on the bound bank account; titles, spaces, dots and case do not matter',
      }),
      paymentPassword: Type.String({ maxLength: 64 }),
    }),
    value: Type.Object({ payoutHoldUntil: Time('nothing is paid out before') }),
  }
}
