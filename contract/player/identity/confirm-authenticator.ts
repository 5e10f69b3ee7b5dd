import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { RecoveryCodes } from './schemas.ts'

export const confirmAuthenticator: Call<typeof confirmAuthenticatorSchemas> & { isBatched: true } = {
  name: 'identity/confirm-authenticator',
  method: 'POST',
  path: '/api/wps/member/authenticator/confirm',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  summary: 'Switches the authenticator on with its first code; answers ten recovery codes, shown this once.',
  errors: ['AUTH_TOTP_WRONG', 'AUTH_LOCKED', 'MEMBER_STATE'],
}
export function confirmAuthenticatorSchemas() {
  return { body: Type.Object({ code: Type.String({ minLength: 6, maxLength: 6 }) }), value: RecoveryCodes() }
}
