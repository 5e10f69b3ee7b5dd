import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, OneOf, PageQuery, Time } from '../../shared/fields.ts'
import { ChatStateField, PageWith } from '../../shared/messaging-fields.ts'

export const listChats: Call<typeof listChatsSchemas> = {
  name: 'messaging/list-chats',
  method: 'GET',
  path: '/api/operator/chats',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'chat.answer',
  summary:
    'Conversations of customer service: waiting ones in the order in which they came, the others newest first.',
}

export function listChatsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, queue: Type.Optional(OneOf(['WAITING', 'MINE', 'OPEN', 'CLOSED'])) }),
    value: PageWith(
      Type.Object({
        conversationId: Id(),
        memberId: Id(),
        account: Type.String(),
        state: ChatStateField(),
        staff: Nullable(Type.String()),
        isMine: Type.Boolean(),
        lastText: Type.String(),
        lastAt: Time(),
        waitingSince: Nullable(Time()),
        unread: Type.Integer(),
      }),
      {
        waiting: Type.Integer(),
        mine: Type.Integer(),
        staffName: Type.String({ description: 'the name under which the caller answers' }),
      },
    ),
  }
}
