import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Registered, RegisterFields } from './register-fields.ts'

export const registerMember: Call<typeof registerMemberSchemas> & { isBatched: true } = {
  name: 'identity/register-member', method: 'PUT', path: '/api/wps/member/register', module: 'WPS', audience: 'visitor', isSealed: true, isBatched: true,
  summary: 'Opens an account and signs it in. Which fields are needed, and their form: system/setting/register.',
  errors: [
    'VERIFY_HUMAN_REQUIRED', 'VERIFY_CODE_WRONG', 'VERIFY_CODE_EXPIRED', 'REG_CLOSED', 'REG_TERMS', 'REG_USERNAME_TAKEN', 'REG_MOBILE_TAKEN', 'REG_INVITE_INVALID',
    'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_WRONG', 'PHONE_TOKEN_INVALID', 'PHONE_OFF',
  ],
}
export function registerMemberSchemas() {
  return {
    body: Type.Object({
      username: Type.String({ maxLength: 64 }),
      password: Type.String({ maxLength: 256, description: 'as typed, never trimmed' }),
      ...RegisterFields(),
    }),
    value: Registered(),
  }
}
