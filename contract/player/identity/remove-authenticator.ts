import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'
import { PasswordAndFactor } from './schemas.ts'

export const removeAuthenticator: Call<typeof removeAuthenticatorSchemas> & { isBatched: true } = {
  name: 'identity/remove-authenticator',
  method: 'POST',
  path: '/api/wps/member/authenticator/remove',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  summary: 'Removes the authenticator; needs the password and one of its codes or a recovery code.',
  errors: ['AUTH_OLD_PASSWORD_WRONG', 'AUTH_TOTP_WRONG', 'AUTH_LOCKED', 'MEMBER_STATE'],
}
export function removeAuthenticatorSchemas() {
  return { body: PasswordAndFactor(), value: Empty() }
}
