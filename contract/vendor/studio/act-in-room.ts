import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PositiveAmount, Text } from '../../shared/fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const actInRoom: Call<typeof actInRoomSchemas> & { isBatched: true } = {
  name: 'studio/act-in-room',
  method: 'POST',
  path: '/api/studio/v1/rooms/:roomId/act',
  module: 'STUDIO',
  audience: 'game',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary: 'Takes one action in the running hand, for a member whose turn it is in this step.',
  errors: [
    'ROOM_NOT_FOUND',
    'ROOM_NOT_SEATED',
    'ROOM_NOT_YOUR_TURN',
    'ROOM_STEP_STALE',
    'ROOM_ACTION_INVALID',
  ],
}

export function actInRoomSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    body: Type.Object({
      handNo: Type.Integer({ minimum: 1 }),
      step: Type.Integer({ minimum: 0 }),
      action: Text(16, 1),
      amount: Type.Optional(PositiveAmount('a bet or raise TO this, in this street')),
    }),
    value: RoomAnswer(),
  }
}
