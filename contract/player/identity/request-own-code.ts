import { Type } from 'typebox'
import { CodeReference } from '../../shared/code-reference.ts'
import type { Call } from '../../shared/call.ts'

export const requestOwnCode: Call<typeof requestOwnCodeSchemas> = {
  name: 'identity/request-own-code',
  method: 'POST',
  path: '/api/wps/verification/own',
  module: 'WPS',
  audience: 'member',
  summary: 'Sends a code to the member’s own proven number or address, to confirm a change.',
  errors: ['SMS_TOO_MANY', 'SMS_NOT_SET_UP', 'MAIL_NOT_SET_UP'],
}
export function requestOwnCodeSchemas() {
  return {
    body: Type.Object({ method: Type.Union([Type.Literal('sms'), Type.Literal('email')]) }),
    value: Type.Object({
      expiredMinutes: Type.Integer(),
      reference: CodeReference(),
      sentTo: Type.String({ description: 'masked' }),
    }),
  }
}
