import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { RoomHandRow } from './room-hand-fields.ts'

export const listRoomHands: Call<typeof listRoomHandsSchemas> & { isBatched: true } = {
  name: 'studio/list-room-hands',
  method: 'GET',
  path: '/api/studio/v1/rooms/hands',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary:
    'The member’s hands of the open game in rooms, of the last 180 days, in the mode in which the game was opened, newest first.',
  errors: [],
}

export function listRoomHandsSchemas() {
  return { query: Type.Object({ ...PageQuery }), value: PageOf(RoomHandRow()) }
}
