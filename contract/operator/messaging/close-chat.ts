import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'
import { ConversationId } from '../../shared/messaging-fields.ts'

export const closeChat: Call<typeof closeChatSchemas> = {
  name: 'messaging/close-chat',
  method: 'POST',
  path: '/api/operator/chats/:conversationId/close',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'chat.answer',
  summary: "Closes a conversation; the member's next line opens it again.",
  errors: ['CHAT_NOT_FOUND', 'CHAT_STATE'],
}

export function closeChatSchemas() {
  return { params: ConversationId(), body: Empty(), value: Empty() }
}
