import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const listChatModels: Call<typeof listChatModelsSchemas> = {
  name: 'messaging/list-chat-models',
  method: 'GET',
  path: '/api/wps/chat/models',
  module: 'WPS',
  audience: 'visitor',
  openTo: ['restricted', 'maintenance'],
  summary: 'The chats that exist: customer service, and whether an operator is present in it.',
}

export function listChatModelsSchemas() {
  return {
    value: Type.Object({
      models: Type.Array(Type.Object({ modelId: Type.String(), isStaffed: Type.Boolean() })),
    }),
  }
}
