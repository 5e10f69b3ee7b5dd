import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'
import { GivenPassword, NewPassword } from './schemas.ts'

export const changePassword: Call<typeof changePasswordSchemas> & { isBatched: true } = {
  name: 'operator/change-password',
  method: 'POST',
  path: '/api/operator/session/password',
  module: 'OPERATOR',
  audience: 'operator',
  summary: 'Changes the caller’s own password and ends every other session.',
  isSealed: true,
  isBatched: true,
  openTo: ['mustChangePassword'],
  rate: 'slow',
  errors: ['AUTH_OLD_PASSWORD_WRONG', 'AUTH_PASSWORD_REUSED', 'AUTH_LOCKED'],
}
export function changePasswordSchemas() {
  return { body: Type.Object({ oldPassword: GivenPassword(), newPassword: NewPassword() }), value: Empty() }
}
