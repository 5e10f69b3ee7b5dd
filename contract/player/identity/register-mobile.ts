import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { registerErrors } from './register-errors.ts'
import { Registered, RegisterFields } from './register-fields.ts'

export const registerMobile: Call<typeof registerMobileSchemas> & { isBatched: true } = {
  name: 'identity/register-mobile', method: 'PUT', path: '/api/wps/member/register/mobile', module: 'WPS', audience: 'visitor', isSealed: true, isBatched: true,
  summary: 'Opens an account by a proven mobile number and signs it in; a username is made where none is given, the password is asked for by MOBILENUMPASSREG3.',
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
