import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const recoverByLink: Call<typeof recoverByLinkSchemas> & { isBatched: true } = {
  name: 'identity/recover-by-link',
  method: 'POST',
  path: '/api/wps/member/password/email/confirm',
  module: 'WPS',
  audience: 'visitor',
  isSealed: true,
  isBatched: true,
  summary:
    'Sets the new password with the token of a recovery mail, which works once; every session ends and payouts wait for a day.',
  errors: ['AUTH_LINK_INVALID', 'AUTH_PASSWORD_REUSED'],
}
export function recoverByLinkSchemas() {
  return {
    body: Type.Object({
      token: Type.String({ minLength: 1, maxLength: 64, description: 'from the link in the mail' }),
      newPassword: Type.String({ maxLength: 256 }),
      confirmNewPassword: Type.Optional(Type.String({ maxLength: 256 })),
    }),
    value: Empty(),
  }
}
