import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const sayInRoom: Call<typeof sayInRoomSchemas> & { isBatched: true } = {
  name: 'studio/say-in-room',
  method: 'POST',
  path: '/api/studio/v1/rooms/:roomId/chat',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  rate: 'rounds',
  summary: 'Sends a chat line to the table; only for members who sit at it.',
  errors: ['ROOM_NOT_FOUND', 'ROOM_NOT_SEATED', 'ROOM_CHAT_REFUSED', 'COMMON_RATE_LIMIT'],
}

export function sayInRoomSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    body: Type.Object({ text: Text(120, 1) }),
    value: RoomAnswer(),
  }
}
