import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OwnerProof } from './schemas.ts'

export const bindEmail: Call<typeof bindEmailSchemas> & { isBatched: true } = {
  name: 'identity/bind-email',
  method: 'POST',
  path: '/api/wps/member/email',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  summary:
    'Binds or changes the e-mail address that the code was sent to; it needs the password, and a factor if the member has one.',
  errors: [
    'VERIFY_CODE_WRONG',
    'VERIFY_CODE_EXPIRED',
    'AUTH_PROOF_REQUIRED',
    'AUTH_OLD_PASSWORD_WRONG',
    'AUTH_TOTP_WRONG',
    'AUTH_LOCKED',
  ],
}
export function bindEmailSchemas() {
  return {
    body: Type.Object({
      email: Type.String({ minLength: 1, maxLength: 255 }),
      verificationCode: Type.String({ minLength: 1, maxLength: 255 }),
      ...OwnerProof(),
    }),
    value: Type.Object({ email: Type.String({ description: 'masked' }) }),
  }
}
