import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PositiveAmount, Text } from '../../shared/fields.ts'
import { ClientSeed } from './fields.ts'
import { RoomAnswer, RoomSeatNumber } from './room-fields.ts'

export const takeRoomSeat: Call<typeof takeRoomSeatSchemas> & { isBatched: true } = {
  name: 'studio/take-room-seat',
  method: 'POST',
  path: '/api/studio/v1/rooms/:roomId/seat',
  module: 'STUDIO',
  audience: 'game',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary: 'Sits down with a buy-in, which is held. Without a seat: the next free one.',
  errors: [
    'ROOM_NOT_FOUND',
    'ROOM_CLOSED',
    'ROOM_SEAT_TAKEN',
    'ROOM_FULL',
    'ROOM_BUY_IN',
    'ROOM_RATHOLE',
    'ROOM_SAME_DEVICE',
    'ROOM_TOO_MANY',
    'BAL_INSUFFICIENT',
    'RG_STAKE_LIMIT',
    'RG_LOSS_LIMIT',
    'BONUS_MAX_BET',
    'BONUS_GAME',
    'AUTH_DISABLED',
    'AUTH_SELF_EXCLUDED',
    'RG_TIMEOUT',
    'RG_SESSION_LIMIT',
    'GAME_MAINTENANCE',
    'GAME_TRIAL_BLOCKED',
  ],
}

export function takeRoomSeatSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    body: Type.Object({
      seat: Type.Optional(RoomSeatNumber()),
      buyIn: PositiveAmount(),
      clientSeed: Type.Optional(ClientSeed()),
      code: Type.Optional(Text(12)),
    }),
    value: RoomAnswer(),
  }
}
