import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'
import { ConversationId } from '../../shared/messaging-fields.ts'

export const takeChat: Call<typeof takeChatSchemas> = {
  name: 'messaging/take-chat',
  method: 'POST',
  path: '/api/operator/chats/:conversationId/take',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'chat.answer',
  summary:
    'Assigns the conversation to the caller. A colleague’s conversation is taken over only if `from` names that colleague.',
  errors: ['CHAT_NOT_FOUND', 'CHAT_STATE'],
}

export function takeChatSchemas() {
  return {
    params: ConversationId(),
    body: Type.Object({ from: Type.Optional(Type.String({ maxLength: 64 })) }),
    value: Empty(),
  }
}
