import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const findRoomByCode: Call<typeof findRoomByCodeSchemas> & { isBatched: true } = {
  name: 'studio/find-room-by-code',
  method: 'GET',
  path: '/api/studio/v1/rooms/by-code/:code',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  rate: 'rounds',
  summary: 'Finds the private room with this code.',
  errors: ['ROOM_NOT_FOUND'],
}

export function findRoomByCodeSchemas() {
  return {
    params: Type.Object({ code: Text(12, 1) }),
    value: RoomAnswer(),
  }
}
