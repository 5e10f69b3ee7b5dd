import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { HumanCheck, Password, SignedIn } from './schemas.ts'

export const logIn: Call<typeof logInSchemas> & { isBatched: true } = {
  name: 'identity/log-in', method: 'POST', path: '/api/wps/session/login', module: 'WPS', audience: 'visitor', isSealed: true, isBatched: true,
  summary: 'Signs a member or an agent in; `rememberMe` leaves a cookie that resume-session takes.',
  errors: ['VERIFY_HUMAN_REQUIRED', 'AUTH_BAD_CREDENTIALS', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_WRONG', 'AUTH_LOCKED', 'AUTH_DISABLED'],
}
export function logInSchemas() {
  return {
    body: Type.Object({
      username: Type.String({ minLength: 1, maxLength: 64 }),
      password: Password(),
      captcha: Type.Optional(Type.String({ maxLength: 16 })),
      type: Type.Optional(Type.Union([Type.Literal('username'), Type.Literal('')])),
      humanCheck: HumanCheck(),
      rememberMe: Type.Optional(Type.Boolean()),
    }),
    value: SignedIn(),
  }
}
