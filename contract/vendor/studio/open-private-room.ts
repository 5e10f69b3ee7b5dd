import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PositiveAmount } from '../../shared/fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const openPrivateRoom: Call<typeof openPrivateRoomSchemas> & { isBatched: true } = {
  name: 'studio/open-private-room',
  method: 'POST',
  path: '/api/studio/v1/rooms',
  module: 'STUDIO',
  audience: 'game',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary: 'Opens a room that is entered with its code only.',
  errors: ['ROOM_STAKES', 'ROOM_TOO_MANY', 'GAME_TRIAL_BLOCKED'],
}

export function openPrivateRoomSchemas() {
  return {
    body: Type.Object({
      bigBlind: PositiveAmount('one of the stakes; a banker room: its largest bet'),
      seatCount: Type.Integer({ minimum: 2, maximum: 9 }),
    }),
    value: RoomAnswer(),
  }
}
