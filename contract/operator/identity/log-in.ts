import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'
import { AbilityName, FactorCode, GivenPassword, RoleName } from './schemas.ts'

export const logIn: Call<typeof logInSchemas> & { isBatched: true } = {
  name: 'operator/log-in',
  method: 'POST',
  path: '/api/operator/session/login',
  module: 'OPERATOR',
  audience: 'visitor',
  summary: 'An operator signs in with password, human check and, once enrolled, the authenticator.',
  // Whoever opens the site again may have to sign in first.
  openTo: ['maintenance'],
  isSealed: true,
  isBatched: true,
  errors: [
    'AUTH_BAD_CREDENTIALS',
    'AUTH_LOCKED',
    'AUTH_DISABLED',
    'AUTH_TOTP_REQUIRED',
    'AUTH_TOTP_WRONG',
    'VERIFY_HUMAN_REQUIRED',
    'COMMON_FORBIDDEN',
  ],
}
export function logInSchemas() {
  return {
    body: Type.Object({
      username: Type.String({ minLength: 1, maxLength: 64 }),
      password: GivenPassword(),
      totp: Type.Optional(FactorCode()),
      humanCheck: Type.Optional(Type.String({ maxLength: 8192 })),
    }),
    value: Type.Object({
      token: Type.String(),
      abilities: Type.Array(AbilityName()),
      role: RoleName(),
      username: Type.String(),
      displayName: Type.String(),
      mustEnrol: Type.Boolean(),
      mustChangePassword: Type.Boolean(),
      previousSignInAt: Nullable(Time()),
    }),
  }
}
