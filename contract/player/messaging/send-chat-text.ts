import type { Call } from '../../shared/call.ts'
import { ChatText, ConversationId, SentLine } from '../../shared/messaging-fields.ts'

export const sendChatText: Call<typeof sendChatTextSchemas> = {
  name: 'messaging/send-chat-text',
  method: 'POST',
  path: '/api/wps/chat/conversations/:conversationId/messages',
  module: 'WPS',
  audience: 'player',
  rate: 'slow',
  openTo: ['restricted'],
  summary: "Writes a line into the caller's own conversation.",
  errors: ['CHAT_NOT_FOUND'],
}

export function sendChatTextSchemas() {
  return { params: ConversationId(), body: ChatText(), value: SentLine() }
}
