import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ChatBefore, ChatLine, ChatStateField, ConversationId } from '../../shared/messaging-fields.ts'

export const readChat: Call<typeof readChatSchemas> = {
  name: 'messaging/read-chat',
  method: 'GET',
  path: '/api/wps/chat/conversations/:conversationId',
  module: 'WPS',
  audience: 'player',
  openTo: ['restricted'],
  summary: "Lines of the caller's own conversation, oldest first; without a marker the newest page.",
  errors: ['CHAT_NOT_FOUND'],
}

export function readChatSchemas() {
  return {
    params: ConversationId(),
    query: ChatBefore(),
    value: Type.Object({
      state: ChatStateField(),
      isStaffed: Type.Boolean(),
      staffName: Type.String({
        description: 'the name of the operator who answers; empty if nobody does yet',
      }),
      staffReadSeq: Type.Integer({ description: 'the last line that an operator has read' }),
      hasMore: Type.Boolean(),
      list: Type.Array(ChatLine()),
    }),
  }
}
