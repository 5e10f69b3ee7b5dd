import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DialingCode, HumanCheck, Password, SignedIn } from './schemas.ts'

export const logIn: Call<typeof logInSchemas> & { isBatched: true } = {
  name: 'identity/log-in', method: 'POST', path: '/api/wps/session/login', module: 'WPS', audience: 'visitor', isSealed: true, isBatched: true,
  summary: 'Signs a member or an agent in, by name or mobile number; `rememberMe` leaves a cookie that resume-session takes. AUTH_SECOND_FACTOR carries `value.ticket` and `value.options` for log-in-second.',
  errors: [
    'VERIFY_HUMAN_REQUIRED', 'AUTH_BAD_CREDENTIALS', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_WRONG', 'AUTH_LOCKED', 'AUTH_DISABLED',
    'AUTH_NOT_MEMBER', 'AUTH_NOT_AGENT', 'AUTH_SECOND_FACTOR', 'AUTH_CODE_LOGIN_OFF', 'VERIFY_CODE_WRONG', 'VERIFY_CODE_EXPIRED',
  ],
}
export function logInSchemas() {
  return {
    body: Type.Object({
      username: Type.String({ minLength: 1, maxLength: 64 }),
      password: Password(),
      captcha: Type.Optional(Type.String({ maxLength: 16 })),
      type: Type.Optional(Type.Union([Type.Literal('username'), Type.Literal('sms'), Type.Literal('')], { description: 'sms: the mobile number as username and the code as password; no human check' })),
      countryDialingCode: DialingCode(),
      area: Type.Optional(Type.Union([Type.Literal('member'), Type.Literal('agent')], { description: 'agent: nobody but agents is let in' })),
      humanCheck: HumanCheck(),
      rememberMe: Type.Optional(Type.Boolean()),
    }),
    value: SignedIn(),
  }
}
