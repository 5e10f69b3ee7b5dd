import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'

export const closeStudioRoom: Call<typeof closeStudioRoomSchemas> = {
  name: 'launch/close-studio-room',
  method: 'POST',
  path: '/api/operator/studio/rooms/:roomId/close',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.manage',
  summary: 'Closes a room: the running hand is played to its end, then every stack goes back.',
  isIdempotent: true,
  rate: 'money',
  errors: ['DESK_OFF', 'ROOM_NOT_FOUND'],
}

export function closeStudioRoomSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    body: Type.Object({ reason: Text(140, 1) }),
    value: Type.Object({ state: OneOf(['CLOSING', 'CLOSED']) }),
  }
}
