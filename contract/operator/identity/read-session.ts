import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Time } from '../../shared/fields.ts'
import { AbilityName, RoleName } from './schemas.ts'

export const readSession: Call<typeof readSessionSchemas> = {
  name: 'operator/read-session',
  method: 'GET',
  path: '/api/operator/session',
  module: 'OPERATOR',
  audience: 'operator',
  summary: 'Who is signed in and what they may do now.',
  openTo: ['mustChangePassword'],
}
export function readSessionSchemas() {
  return {
    value: Type.Object({
      operatorId: Id(),
      username: Type.String(),
      displayName: Type.String(),
      role: RoleName(),
      abilities: Type.Array(AbilityName()),
      hasAuthenticator: Type.Boolean(),
      recoveryCodesLeft: Type.Integer(),
      mustEnrol: Type.Boolean(),
      mustChangePassword: Type.Boolean(),
      isDemo: Type.Boolean(),
      isAuthenticatorOptional: Type.Boolean(),
      expiresAt: Time(),
      merchant: Type.Object({ code: Type.String(), currency: Type.String(), timeZone: Type.String() }),
    }),
  }
}
