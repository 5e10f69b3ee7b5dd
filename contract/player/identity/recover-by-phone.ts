import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DialingCode, MobileNumber, SignedIn } from './schemas.ts'

export const recoverByPhone: Call<typeof recoverByPhoneSchemas> & { isBatched: true } = {
  name: 'identity/recover-by-phone',
  method: 'POST',
  path: '/api/wps/member/password/verification',
  module: 'WPS',
  audience: 'visitor',
  isSealed: true,
  isBatched: true,
  summary:
    'Sets the new password with a code sent to the proven number and signs in; every other session ends and payouts wait for a day.',
  errors: [
    'VERIFY_CODE_WRONG',
    'VERIFY_CODE_EXPIRED',
    'AUTH_PASSWORD_REUSED',
    'AUTH_DISABLED',
    'AUTH_SECOND_FACTOR',
  ],
}
export function recoverByPhoneSchemas() {
  return {
    body: Type.Object({
      mobileNum: MobileNumber(),
      countryDialingCode: DialingCode(),
      verificationCode: Type.String({ minLength: 1, maxLength: 255 }),
      newPassword: Type.String({ maxLength: 256 }),
    }),
    value: SignedIn(),
  }
}
