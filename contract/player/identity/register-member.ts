import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { registerErrors } from './register-errors.ts'
import { Registered, RegisterFields } from './register-fields.ts'

export const registerMember: Call<typeof registerMemberSchemas> & { isBatched: true } = {
  name: 'identity/register-member',
  method: 'PUT',
  path: '/api/wps/member/register',
  module: 'WPS',
  audience: 'visitor',
  isSealed: true,
  isBatched: true,
  summary:
    'Opens an account and signs it in. The required fields and their patterns are in system/setting/register.',
  errors: registerErrors,
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
