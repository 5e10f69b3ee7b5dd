import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PositiveAmount } from '../../shared/fields.ts'
import { ClientSeed } from './fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const seatQuickly: Call<typeof seatQuicklySchemas> & { isBatched: true } = {
  name: 'studio/seat-quickly',
  method: 'POST',
  path: '/api/studio/v1/rooms/quick',
  module: 'STUDIO',
  audience: 'game',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary: 'Sits down at the fullest room that has a free seat.',
  errors: [
    'ROOM_NOT_FOUND',
    'ROOM_CLOSED',
    'ROOM_SEAT_TAKEN',
    'ROOM_FULL',
    'ROOM_BUY_IN',
    'ROOM_STAKES',
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

export function seatQuicklySchemas() {
  return {
    body: Type.Object({
      bigBlind: Type.Optional(PositiveAmount()),
      seatCount: Type.Optional(Type.Integer({ minimum: 2, maximum: 9 })),
      buyIn: Type.Optional(PositiveAmount()),
      clientSeed: Type.Optional(ClientSeed()),
    }),
    value: RoomAnswer(),
  }
}
