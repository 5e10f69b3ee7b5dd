import { Type } from 'typebox'
import { CodeReference } from '../../shared/code-reference.ts'
import type { Call } from '../../shared/call.ts'

export const requestEmailCode: Call<typeof requestEmailCodeSchemas> = {
  name: 'identity/request-email-code',
  method: 'POST',
  path: '/api/wps/verification/email/bind',
  module: 'WPS',
  audience: 'member',
  summary: 'Sends a code to the e-mail address that the member wants to bind.',
  errors: ['SMS_TOO_MANY', 'MAIL_NOT_SET_UP'],
}
export function requestEmailCodeSchemas() {
  return {
    body: Type.Object({ email: Type.String({ minLength: 1, maxLength: 255 }) }),
    value: Type.Object({ expiredMinutes: Type.Integer(), reference: CodeReference() }),
  }
}
