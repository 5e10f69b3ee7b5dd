import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount } from '../../shared/fields.ts'
import { RoomRow } from './room-fields.ts'

export const listGameRooms: Call<typeof listGameRoomsSchemas> & { isBatched: true } = {
  name: 'studio/list-game-rooms',
  method: 'GET',
  path: '/api/studio/v1/rooms',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary: 'The rooms of the open game, for its lobby.',
  errors: [],
}

export function listGameRoomsSchemas() {
  return {
    query: Type.Object({
      bigBlind: Type.Optional(Type.Integer({ minimum: 1 })),
      seatCount: Type.Optional(Type.Integer({ minimum: 2, maximum: 9 })),
    }),
    value: Type.Object({ list: Type.Array(RoomRow()), balance: Amount() }),
  }
}
