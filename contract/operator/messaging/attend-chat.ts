import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Text } from '../../shared/fields.ts'

export const attendChat: Call<typeof attendChatSchemas> = {
  name: 'messaging/attend-chat',
  method: 'POST',
  path: '/api/operator/chats/presence',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'chat.answer',
  summary:
    'Records that the caller is present in the chat (for 90 seconds) or has left it, and the name that members see with the answers.',
}

export function attendChatSchemas() {
  return { body: Type.Object({ isPresent: Type.Boolean(), name: Type.Optional(Text(40)) }), value: Empty() }
}
