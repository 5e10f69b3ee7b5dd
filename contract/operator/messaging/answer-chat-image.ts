import type { Call } from '../../shared/call.ts'
import { ConversationId, SentLine } from '../../shared/messaging-fields.ts'

export const answerChatImage: Call<typeof answerChatImageSchemas> = {
  name: 'messaging/answer-chat-image',
  method: 'POST',
  path: '/api/operator/chats/:conversationId/images',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'chat.answer',
  takes: 'upload',
  summary: 'Sends an operator’s picture (`image`: png or jpg, at most 5 MiB).',
  errors: ['CHAT_NOT_FOUND', 'CHAT_STATE', 'UPLOAD_INVALID', 'REQUEST_TOO_LARGE'],
}

export function answerChatImageSchemas() {
  return { params: ConversationId(), value: SentLine() }
}
