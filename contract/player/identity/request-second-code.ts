import { Type } from 'typebox'
import { CodeReference } from '../../shared/code-reference.ts'
import type { Call } from '../../shared/call.ts'

export const requestSecondCode: Call<typeof requestSecondCodeSchemas> = {
  name: 'identity/request-second-code',
  method: 'POST',
  path: '/api/wps/verification/second',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Sends the code of a second step to the number or address that the account has proven.',
  errors: ['AUTH_TICKET_INVALID', 'SMS_TOO_MANY', 'SMS_NOT_SET_UP', 'MAIL_NOT_SET_UP'],
}
export function requestSecondCodeSchemas() {
  return {
    body: Type.Object({
      ticket: Type.String({ maxLength: 64 }),
      method: Type.Union([Type.Literal('sms'), Type.Literal('email')]),
    }),
    value: Type.Object({
      expiredMinutes: Type.Integer(),
      reference: CodeReference(),
      sentTo: Type.String({ description: 'masked' }),
    }),
  }
}
