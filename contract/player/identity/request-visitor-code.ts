import { Type } from 'typebox'
import { CodeReference } from '../../shared/code-reference.ts'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { DialingCode, HumanCheck, MobileNumber } from './schemas.ts'

export const requestVisitorCode: Call<typeof requestVisitorCodeSchemas> = {
  name: 'identity/request-visitor-code',
  method: 'POST',
  path: '/api/wps/verification/sms/noLogin',
  module: 'WPS',
  audience: 'visitor',
  summary:
    'Sends a code to the proven number of an account, to sign in or to recover the password; the answer is the same for a number that nobody has proven.',
  errors: ['VERIFY_HUMAN_REQUIRED', 'AUTH_CODE_LOGIN_OFF', 'SMS_TOO_MANY', 'SMS_NOT_SET_UP'],
}
export function requestVisitorCodeSchemas() {
  return {
    body: Type.Object({
      mobileNum: MobileNumber(),
      countryDialingCode: DialingCode(),
      purpose: Type.Optional(OneOf(['LOGIN', 'RECOVER'], 'what the code will be used for; absent: LOGIN')),
      humanCheck: HumanCheck(),
    }),
    value: Type.Object({ expiredMinutes: Type.Integer(), reference: CodeReference() }),
  }
}
