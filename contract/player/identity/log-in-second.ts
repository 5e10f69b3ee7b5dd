import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { FactorMethod, SignedIn } from './schemas.ts'

export const logInSecond: Call<typeof logInSecondSchemas> & { isBatched: true } = {
  name: 'identity/log-in-second',
  method: 'POST',
  path: '/api/wps/session/login/second',
  module: 'WPS',
  audience: 'visitor',
  isSealed: true,
  isBatched: true,
  summary:
    'The second step of a sign-in that answered AUTH_SECOND_FACTOR: three attempts over all methods together; a refusal carries `value.attemptsLeft`.',
  errors: [
    'AUTH_TICKET_INVALID',
    'AUTH_LOCKED',
    'AUTH_DISABLED',
    'AUTH_TOTP_WRONG',
    'AUTH_NAME_WRONG',
    'VERIFY_CODE_WRONG',
    'VERIFY_CODE_EXPIRED',
  ],
}
export function logInSecondSchemas() {
  return {
    body: Type.Object({
      ticket: Type.String({ maxLength: 64 }),
      method: FactorMethod(),
      code: Type.String({
        minLength: 1,
        maxLength: 255,
        description: 'six digits, a recovery code in place of the authenticator, or the payee name',
      }),
      trustDevice: Type.Optional(
        Type.Boolean({ description: 'sets a cookie: no second step on this device for 30 days' }),
      ),
    }),
    value: SignedIn(),
  }
}
