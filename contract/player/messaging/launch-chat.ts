import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { ChatStateField } from '../../shared/messaging-fields.ts'

export const launchChat: Call<typeof launchChatSchemas> = {
  name: 'messaging/launch-chat',
  method: 'POST',
  path: '/api/wps/chat/launch',
  module: 'WPS',
  audience: 'player',
  openTo: ['restricted'],
  summary: "Opens the caller's conversation with customer service; it is the same one each time.",
}

export function launchChatSchemas() {
  return {
    body: Type.Object({ modelId: OneOf(['SERVICE']) }),
    value: Type.Object({
      conversationId: Id(),
      state: ChatStateField(),
      isStaffed: Type.Boolean(),
      unread: Type.Integer(),
    }),
  }
}
