import { Type } from 'typebox'
import { CodeReference } from '../../shared/code-reference.ts'
import type { Call } from '../../shared/call.ts'
import { DialingCode, HumanCheck, MobileNumber } from './schemas.ts'

export const requestRegisterCode: Call<typeof requestRegisterCodeSchemas> = {
  name: 'identity/request-register-code',
  method: 'POST',
  path: '/api/wps/verification/sms/register',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Sends a code to the number that a newcomer registers with.',
  errors: ['VERIFY_HUMAN_REQUIRED', 'SMS_TOO_MANY', 'SMS_NOT_SET_UP', 'REG_CLOSED'],
}
export function requestRegisterCodeSchemas() {
  return {
    body: Type.Object({
      mobileNo: MobileNumber(),
      countryDialingCode: DialingCode(),
      humanCheck: HumanCheck(),
    }),
    value: Type.Object({ expiredMinutes: Type.Integer(), reference: CodeReference() }),
  }
}
