import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const markRoomPresence: Call<typeof markRoomPresenceSchemas> & { isBatched: true } = {
  name: 'studio/mark-room-presence',
  method: 'POST',
  path: '/api/studio/v1/rooms/:roomId/presence',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  rate: 'rounds',
  summary: 'Says that the player is still connected; OUT sits out from the next hand on, IN plays again.',
  errors: ['ROOM_NOT_FOUND', 'ROOM_NOT_SEATED'],
}

export function markRoomPresenceSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    body: Type.Object({ state: Type.Optional(OneOf(['IN', 'OUT'])) }),
    value: RoomAnswer(),
  }
}
