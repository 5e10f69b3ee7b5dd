import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const leaveRoomQueue: Call<typeof leaveRoomQueueSchemas> & { isBatched: true } = {
  name: 'studio/leave-room-queue',
  method: 'POST',
  path: '/api/studio/v1/rooms/:roomId/unwait',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  rate: 'rounds',
  summary: 'Leaves the waiting list.',
  errors: ['ROOM_NOT_FOUND'],
}

export function leaveRoomQueueSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    value: RoomAnswer(),
  }
}
