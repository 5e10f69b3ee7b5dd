import type { Call } from '../../shared/call.ts'
import { ChatText, ConversationId, SentLine } from '../../shared/messaging-fields.ts'

export const answerChat: Call<typeof answerChatSchemas> = {
  name: 'messaging/answer-chat',
  method: 'POST',
  path: '/api/operator/chats/:conversationId/messages',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'chat.answer',
  summary:
    'Writes an operator’s line. Answering an unassigned conversation takes it; a colleague’s conversation is refused.',
  errors: ['CHAT_NOT_FOUND', 'CHAT_STATE'],
}

export function answerChatSchemas() {
  return { params: ConversationId(), body: ChatText(), value: SentLine() }
}
