import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'
import { ChatSeen, ConversationId } from '../../shared/messaging-fields.ts'

export const markChatRead: Call<typeof markChatReadSchemas> = {
  name: 'messaging/mark-chat-read',
  method: 'POST',
  path: '/api/wps/chat/conversations/:conversationId/read',
  module: 'WPS',
  audience: 'player',
  openTo: ['restricted'],
  summary: 'Records how far the caller has read.',
  errors: ['CHAT_NOT_FOUND'],
}

export function markChatReadSchemas() {
  return { params: ConversationId(), body: ChatSeen(), value: Empty() }
}
