import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const recoverByMail: Call<typeof recoverByMailSchemas> = {
  name: 'identity/recover-by-mail',
  method: 'POST',
  path: '/api/wps/member/password/email',
  module: 'WPS',
  audience: 'visitor',
  takes: 'form',
  summary:
    'Asks for a mail with a link to set a new password. The answer is the same whether or not the account exists.',
  errors: ['MAIL_NOT_SET_UP'],
}
export function recoverByMailSchemas() {
  return {
    body: Type.Object({
      username: Type.String({ minLength: 1, maxLength: 64 }),
      email: Type.String({ minLength: 1, maxLength: 255 }),
    }),
    value: Empty(),
  }
}
