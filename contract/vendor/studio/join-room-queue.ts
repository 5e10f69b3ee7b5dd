import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const joinRoomQueue: Call<typeof joinRoomQueueSchemas> & { isBatched: true } = {
  name: 'studio/join-room-queue',
  method: 'POST',
  path: '/api/studio/v1/rooms/:roomId/wait',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  rate: 'rounds',
  summary: 'Joins the waiting list: its first member is offered the next free seat for 30 seconds.',
  errors: ['ROOM_NOT_FOUND', 'ROOM_CLOSED', 'ROOM_ALREADY_SEATED'],
}

export function joinRoomQueueSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    value: RoomAnswer(),
  }
}
