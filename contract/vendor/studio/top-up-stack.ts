import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PositiveAmount } from '../../shared/fields.ts'
import { RoomAnswer } from './room-fields.ts'

export const topUpStack: Call<typeof topUpStackSchemas> & { isBatched: true } = {
  name: 'studio/top-up-stack',
  method: 'POST',
  path: '/api/studio/v1/rooms/:roomId/top-up',
  module: 'STUDIO',
  audience: 'game',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary: 'Adds to the stack: at once between hands, otherwise when the running hand is over.',
  errors: [
    'ROOM_NOT_FOUND',
    'ROOM_NOT_SEATED',
    'ROOM_TOP_UP',
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

export function topUpStackSchemas() {
  return {
    params: Type.Object({ roomId: Id() }),
    body: Type.Object({ amount: PositiveAmount() }),
    value: RoomAnswer(),
  }
}
