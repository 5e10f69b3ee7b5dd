import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'

export const markMessagesRead: Call<typeof markMessagesReadSchemas> = {
  name: 'messaging/mark-messages-read',
  method: 'POST',
  path: '/api/wps/relay/CSP_messageRead',
  module: 'CSP',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Marks messages as read: those named, or all if none is named. Answers how many are left unread.',
  errors: ['MESSAGE_NOT_FOUND'],
}

export function markMessagesReadSchemas() {
  return {
    body: Type.Object({ messageIds: Type.Optional(Type.Array(Id(), { minItems: 1, maxItems: 100 })) }),
    value: Type.Object({ unreadMessage: Type.Integer() }),
  }
}
