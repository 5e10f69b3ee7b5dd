import { Type } from 'typebox'
import { CodeReference } from '../../shared/code-reference.ts'
import type { Call } from '../../shared/call.ts'
import { DialingCode, MobileNumber } from './schemas.ts'

export const requestBindCode: Call<typeof requestBindCodeSchemas> = {
  name: 'identity/request-bind-code',
  method: 'POST',
  path: '/api/wps/verification/sms/bind',
  module: 'WPS',
  audience: 'member',
  summary: 'Sends a code to the number that the member wants to bind.',
  errors: ['SMS_TOO_MANY', 'SMS_NOT_SET_UP'],
}
export function requestBindCodeSchemas() {
  return {
    body: Type.Object({ mobileNum: MobileNumber(), countryDialingCode: DialingCode() }),
    value: Type.Object({ expiredMinutes: Type.Integer(), reference: CodeReference() }),
  }
}
