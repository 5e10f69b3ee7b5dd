import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable } from '../../shared/fields.ts'
import { ChatBefore, ChatLine, ChatStateField, ConversationId } from '../../shared/messaging-fields.ts'

export const openChat: Call<typeof openChatSchemas> = {
  name: 'messaging/open-chat',
  method: 'GET',
  path: '/api/operator/chats/:conversationId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'chat.answer',
  summary: 'Lines of a conversation, oldest first; without a marker the newest page.',
  errors: ['CHAT_NOT_FOUND'],
}

export function openChatSchemas() {
  return {
    params: ConversationId(),
    query: ChatBefore(),
    value: Type.Object({
      conversationId: Id(),
      memberId: Id(),
      account: Type.String(),
      state: ChatStateField(),
      staff: Nullable(Type.String()),
      isMine: Type.Boolean(),
      memberReadSeq: Type.Integer(),
      hasMore: Type.Boolean(),
      list: Type.Array(ChatLine()),
    }),
  }
}
