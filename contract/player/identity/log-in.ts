import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DialingCode, HumanCheck, SignedIn } from './schemas.ts'

export const logIn: Call<typeof logInSchemas> & { isBatched: true } = {
  name: 'identity/log-in',
  method: 'POST',
  path: '/api/wps/session/login',
  module: 'WPS',
  audience: 'visitor',
  isSealed: true,
  isBatched: true,
  summary:
    'Signs a member or an agent in, by name or mobile number; `rememberMe` sets a cookie for resume-session. AUTH_SECOND_FACTOR carries `value.ticket` and `value.options` for log-in-second.',
  errors: [
    'VERIFY_HUMAN_REQUIRED',
    'AUTH_BAD_CREDENTIALS',
    'AUTH_CAPTCHA_REQUIRED',
    'AUTH_CAPTCHA_WRONG',
    'AUTH_LOCKED',
    'AUTH_DISABLED',
    'AUTH_NOT_MEMBER',
    'AUTH_NOT_AGENT',
    'AUTH_SECOND_FACTOR',
    'AUTH_CODE_LOGIN_OFF',
    'VERIFY_CODE_WRONG',
    'VERIFY_CODE_EXPIRED',
    'PHONE_OFF',
    'PHONE_TOKEN_INVALID',
  ],
}
export function logInSchemas() {
  return {
    body: Type.Object({
      username: Type.String({ maxLength: 64 }),
      password: Type.String({ maxLength: 256, description: 'as typed, never trimmed; empty with firebase' }),
      captcha: Type.Optional(Type.String({ maxLength: 16 })),
      type: Type.Optional(
        Type.Union(
          [Type.Literal('username'), Type.Literal('sms'), Type.Literal('firebase'), Type.Literal('')],
          {
            description:
              'sms: the mobile number as username and the code as password; firebase: the number proven by firebaseIdToken; neither needs a human check',
          },
        ),
      ),
      countryDialingCode: DialingCode(),
      area: Type.Optional(
        Type.Union([Type.Literal('member'), Type.Literal('agent')], {
          description: 'agent: only agents are signed in',
        }),
      ),
      firebaseChannel: Type.Optional(Type.String({ maxLength: 40 })),
      firebaseIdToken: Type.Optional(
        Type.String({ maxLength: 4_096, description: 'id token of the configured issuer' }),
      ),
      humanCheck: HumanCheck(),
      rememberMe: Type.Optional(Type.Boolean()),
    }),
    value: SignedIn(),
  }
}
