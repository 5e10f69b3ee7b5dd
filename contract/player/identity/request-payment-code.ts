import { Type } from 'typebox'
import { CodeReference } from '../../shared/code-reference.ts'
import type { Call } from '../../shared/call.ts'

export const requestPaymentCode: Call<typeof requestPaymentCodeSchemas> = {
  name: 'identity/request-payment-code',
  method: 'POST',
  path: '/api/wps/verification/sms/payment',
  module: 'WPS',
  audience: 'member',
  summary: 'Sends a code to the member’s own proven number, to reset a forgotten or locked payment password.',
  openTo: ['restricted'],
  errors: ['SMS_TOO_MANY', 'SMS_NOT_SET_UP', 'PAYMENT_RESET_UNAVAILABLE', 'PAYMENT_RESET_LOCKED'],
}
export function requestPaymentCodeSchemas() {
  return {
    value: Type.Object({
      expiredMinutes: Type.Integer(),
      reference: CodeReference(),
      sentTo: Type.String({ description: 'masked' }),
    }),
  }
}
