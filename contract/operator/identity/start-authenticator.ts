import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { GivenPassword } from './schemas.ts'

export const startAuthenticator: Call<typeof startAuthenticatorSchemas> & { isBatched: true } = {
  name: 'operator/start-authenticator',
  method: 'POST',
  path: '/api/operator/authenticator/start',
  module: 'OPERATOR',
  audience: 'operator',
  summary: 'Makes an authenticator seed and shows it this once.',
  isSealed: true,
  isBatched: true,
  openTo: ['mustChangePassword'],
  rate: 'slow',
  errors: ['AUTH_OLD_PASSWORD_WRONG', 'AUTH_LOCKED', 'OPERATOR_STATE'],
}
export function startAuthenticatorSchemas() {
  return {
    body: Type.Object({ password: GivenPassword() }),
    value: Type.Object({
      secret: Type.String({ description: 'base32' }),
      address: Type.String({ description: 'otpauth:// address for the QR code' }),
    }),
  }
}
