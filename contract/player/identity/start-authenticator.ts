import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Password } from './schemas.ts'

export const startAuthenticator: Call<typeof startAuthenticatorSchemas> & { isBatched: true } = {
  name: 'identity/start-authenticator',
  method: 'POST',
  path: '/api/wps/member/authenticator/start',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  summary: 'Makes a seed for an authenticator app, shown this once; it is valid after confirm-authenticator.',
  errors: ['AUTH_OLD_PASSWORD_WRONG', 'AUTH_LOCKED', 'MEMBER_STATE'],
}
export function startAuthenticatorSchemas() {
  return {
    body: Type.Object({ password: Password() }),
    value: Type.Object({
      secret: Type.String({ description: 'base32' }),
      address: Type.String({ description: 'otpauth://…, for a QR code' }),
    }),
  }
}
