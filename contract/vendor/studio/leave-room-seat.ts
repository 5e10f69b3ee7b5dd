import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const leaveRoomSeat: Call<typeof leaveRoomSeatSchemas> & { isBatched: true } = {
  name: 'studio/leave-room-seat',
  method: 'POST',
  path: '/api/studio/v1/rooms/:roomId/leave',
  module: 'STUDIO',
  audience: 'game',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary: 'Stands up: at once, or at the end of the running hand. The stack is released.',
  errors: ['ROOM_NOT_FOUND', 'ROOM_NOT_SEATED'],
}

export function leaveRoomSeatSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    value: RoomAnswer(),
  }
}
