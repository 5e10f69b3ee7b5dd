import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { FactorCode, GivenPassword } from './schemas.ts'

export const removeAuthenticator: Call<typeof removeAuthenticatorSchemas> & { isBatched: true } = {
  name: 'operator/remove-authenticator',
  method: 'POST',
  path: '/api/operator/authenticator/remove',
  module: 'OPERATOR',
  audience: 'operator',
  summary: 'Removes the caller’s authenticator, with password and factor.',
  isSealed: true,
  isBatched: true,
  rate: 'slow',
  errors: ['AUTH_OLD_PASSWORD_WRONG', 'AUTH_TOTP_WRONG', 'AUTH_LOCKED', 'OPERATOR_STATE'],
}
export function removeAuthenticatorSchemas() {
  return {
    body: Type.Object({ password: GivenPassword(), code: FactorCode() }),
    value: Type.Object({ mustEnrol: Type.Boolean() }),
  }
}
