import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'

export const deleteMessages: Call<typeof deleteMessagesSchemas> = {
  name: 'messaging/delete-messages',
  method: 'POST',
  path: '/api/wps/relay/CSP_messageDelete',
  module: 'CSP',
  audience: 'member',
  summary: 'Deletes messages from the inbox. Answers how many are left unread.',
  errors: ['MESSAGE_NOT_FOUND'],
}

export function deleteMessagesSchemas() {
  return {
    body: Type.Object({ messageIds: Type.Array(Id(), { minItems: 1, maxItems: 100 }) }),
    value: Type.Object({ unreadMessage: Type.Integer() }),
  }
}
