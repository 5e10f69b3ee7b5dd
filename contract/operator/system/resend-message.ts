import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'

export const resendMessage: Call<typeof resendMessageSchemas> = {
  name: 'operator/resend-message',
  method: 'POST',
  path: '/api/operator/messages/:messageId/resend',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'messages.resend',
  summary: 'Sends an SMS or a mail again that is known not to have been sent.',
  errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_STATE'],
}
export function resendMessageSchemas() {
  return { params: Type.Object({ messageId: Id() }), value: Type.Object({ state: Type.Literal('QUEUED') }) }
}
