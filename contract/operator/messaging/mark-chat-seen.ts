import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'
import { ChatSeen, ConversationId } from '../../shared/messaging-fields.ts'

export const markChatSeen: Call<typeof markChatSeenSchemas> = {
  name: 'messaging/mark-chat-seen',
  method: 'POST',
  path: '/api/operator/chats/:conversationId/read',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'chat.answer',
  summary: 'Records how far the operator has read.',
  errors: ['CHAT_NOT_FOUND'],
}

export function markChatSeenSchemas() {
  return { params: ConversationId(), body: ChatSeen(), value: Empty() }
}
