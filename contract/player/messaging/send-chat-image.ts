import type { Call } from '../../shared/call.ts'
import { ConversationId, SentLine } from '../../shared/messaging-fields.ts'

export const sendChatImage: Call<typeof sendChatImageSchemas> = {
  name: 'messaging/send-chat-image',
  method: 'POST',
  path: '/api/wps/chat/conversations/:conversationId/images',
  module: 'WPS',
  audience: 'player',
  rate: 'slow',
  takes: 'upload',
  openTo: ['restricted'],
  summary: "Sends one picture (`image`: png or jpg, at most 5 MiB) into the caller's own conversation.",
  errors: ['CHAT_NOT_FOUND', 'UPLOAD_INVALID', 'REQUEST_TOO_LARGE'],
}

export function sendChatImageSchemas() {
  return { params: ConversationId(), value: SentLine() }
}
