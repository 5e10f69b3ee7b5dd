import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'

export const readSecurity: Call<typeof readSecuritySchemas> = {
  name: 'identity/read-security',
  method: 'GET',
  path: '/api/wps/member/security',
  module: 'WPS',
  audience: 'member',
  summary: 'What protects the account, and from where it was used.',
  openTo: ['restricted'],
}
export function readSecuritySchemas() {
  return {
    value: Type.Object({
      passwordChangedAt: Time(),
      hasPaymentPassword: Type.Boolean(),
      paymentPasswordLockedUntil: Nullable(Time('after five wrong tries')),
      canResetPaymentPassword: Type.Boolean({
        description:
          'a payment password is set, and the account has the number and payee name to reset it with',
      }),
      mobile: Nullable(Type.String({ description: 'masked' })),
      isMobileVerified: Type.Boolean(),
      email: Nullable(Type.String({ description: 'masked' })),
      isEmailVerified: Type.Boolean(),
      hasAuthenticator: Type.Boolean(),
      recoveryCodesLeft: Type.Integer(),
      proofs: Type.Array(
        Type.Union([Type.Literal('sms'), Type.Literal('email'), Type.Literal('authenticator')]),
        { description: 'what may confirm a change, beside the password; empty: nothing is set up yet' },
      ),
    }),
  }
}
