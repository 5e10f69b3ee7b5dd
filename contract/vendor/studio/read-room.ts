import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const readRoom: Call<typeof readRoomSchemas> & { isBatched: true } = {
  name: 'studio/read-room',
  method: 'GET',
  path: '/api/studio/v1/rooms/:roomId',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary:
    'A room as the asker may see it, with their own cards; the call also counts as a sign of being connected.',
  errors: ['ROOM_NOT_FOUND'],
}

export function readRoomSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    value: RoomAnswer(),
  }
}
