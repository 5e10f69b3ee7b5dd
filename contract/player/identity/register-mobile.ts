import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { registerErrors } from './register-errors.ts'
import { Registered, RegisterFields } from './register-fields.ts'

export const registerMobile: Call<typeof registerMobileSchemas> & { isBatched: true } = {
  name: 'identity/register-mobile',
  method: 'PUT',
  path: '/api/wps/member/register/mobile',
  module: 'WPS',
  audience: 'visitor',
  isSealed: true,
  isBatched: true,
  summary:
    'Opens an account with a proven mobile number and signs it in. Without a username one is made; MOBILENUMPASSREG3 says whether a password is asked for.',
  errors: registerErrors,
}
export function registerMobileSchemas() {
  return {
    body: Type.Object({
      username: Type.Optional(Type.String({ maxLength: 64 })),
      password: Type.Optional(Type.String({ maxLength: 256, description: 'as typed, never trimmed' })),
      ...RegisterFields(),
    }),
    value: Registered(),
  }
}
