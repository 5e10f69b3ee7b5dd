import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Registered, RegisterFields } from './register-fields.ts'

export const registerMobile: Call<typeof registerMobileSchemas> & { isBatched: true } = {
  name: 'identity/register-mobile', method: 'PUT', path: '/api/wps/member/register/mobile', module: 'WPS', audience: 'visitor', isSealed: true, isBatched: true,
  summary: 'Opens an account by a proven mobile number and signs it in; a username is made where none is given, the password is asked for by MOBILENUMPASSREG3.',
  errors: [
    'VERIFY_HUMAN_REQUIRED', 'VERIFY_CODE_WRONG', 'VERIFY_CODE_EXPIRED', 'REG_CLOSED', 'REG_TERMS', 'REG_USERNAME_TAKEN', 'REG_MOBILE_TAKEN', 'REG_INVITE_INVALID',
    'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_WRONG', 'PHONE_TOKEN_INVALID', 'PHONE_OFF',
  ],
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
