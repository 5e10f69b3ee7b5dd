import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const changePassword: Call<typeof changePasswordSchemas> & { isBatched: true } = {
  name: 'identity/change-password',
  method: 'POST',
  path: '/api/wps/member/password',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  summary: 'Changes the password and signs every other device out.',
  openTo: ['mustChangePassword'],
  errors: ['AUTH_OLD_PASSWORD_WRONG', 'AUTH_TICKET_INVALID', 'AUTH_LOCKED', 'AUTH_PASSWORD_REUSED'],
}
export function changePasswordSchemas() {
  return {
    body: Type.Object({
      oldPassword: Type.Optional(Type.String({ maxLength: 256 })),
      changeTicket: Type.Optional(
        Type.String({ maxLength: 64, description: 'from the sign-in, in place of oldPassword' }),
      ),
      newPassword: Type.String({ maxLength: 256 }),
      confirmNewPassword: Type.String({ maxLength: 256 }),
    }),
    value: Empty(),
  }
}
