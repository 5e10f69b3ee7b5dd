import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DialingCode, MobileNumber, OwnerProof } from './schemas.ts'

export const bindMobile: Call<typeof bindMobileSchemas> & { isBatched: true } = {
  name: 'identity/bind-mobile',
  method: 'POST',
  path: '/api/wps/member/mobile',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  summary:
    'Binds the number that the code was sent to; with the age confirmed and a payee name this is KYC level 1. Changing a proven number needs the password and a factor.',
  errors: [
    'VERIFY_CODE_WRONG',
    'VERIFY_CODE_EXPIRED',
    'REG_MOBILE_TAKEN',
    'AUTH_PROOF_REQUIRED',
    'AUTH_OLD_PASSWORD_WRONG',
    'AUTH_TOTP_WRONG',
    'AUTH_LOCKED',
  ],
}
export function bindMobileSchemas() {
  return {
    body: Type.Object({
      mobileNum: MobileNumber(),
      countryDialingCode: DialingCode(),
      verificationCode: Type.String({ minLength: 1, maxLength: 255 }),
      ...OwnerProof(),
    }),
    value: Type.Object({ mobile: Type.String({ description: 'masked' }), kycLevel: Type.Integer() }),
  }
}
