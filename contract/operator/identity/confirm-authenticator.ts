import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const confirmAuthenticator: Call<typeof confirmAuthenticatorSchemas> & { isBatched: true } = {
  name: 'operator/confirm-authenticator',
  method: 'POST',
  path: '/api/operator/authenticator/confirm',
  module: 'OPERATOR',
  audience: 'operator',
  summary: 'Proves the new authenticator with a code; answers the recovery codes, once.',
  isSealed: true,
  isBatched: true,
  openTo: ['mustChangePassword'],
  rate: 'slow',
  errors: ['AUTH_TOTP_WRONG', 'AUTH_LOCKED', 'OPERATOR_STATE'],
}
export function confirmAuthenticatorSchemas() {
  return {
    body: Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$', maxLength: 6 }) }),
    value: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  }
}
