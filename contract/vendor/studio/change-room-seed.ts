import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { ClientSeed } from './fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const changeRoomSeed: Call<typeof changeRoomSeedSchemas> & { isBatched: true } = {
  name: 'studio/change-room-seed',
  method: 'POST',
  path: '/api/studio/v1/rooms/:roomId/seed',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  rate: 'rounds',
  summary: 'Sets the seed that the member adds to the shuffles from the next hand on.',
  errors: ['ROOM_NOT_FOUND', 'ROOM_NOT_SEATED'],
}

export function changeRoomSeedSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    body: Type.Object({ clientSeed: ClientSeed() }),
    value: RoomAnswer(),
  }
}
