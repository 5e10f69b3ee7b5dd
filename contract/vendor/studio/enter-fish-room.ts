import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { FishPrice, FishRoomAnswer } from './fish-fields.ts'

export const enterFishRoom: Call<typeof enterFishRoomSchemas> & { isBatched: true } = {
  name: 'studio/enter-fish-room',
  method: 'POST',
  path: '/api/studio/v1/fish/room/enter',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  rate: 'rounds',
  summary:
    'Takes a gun in a room of the sea hunt, with money set aside to shoot with; a member who has one already gets that one, so the call may be repeated.',
  errors: [
    'GAME_NOT_FOUND',
    'GAME_TOKEN_INVALID',
    'GAME_MAINTENANCE',
    'ROOM_STAKES',
    'BAL_INSUFFICIENT',
    'RG_STAKE_LIMIT',
    'RG_LOSS_LIMIT',
    'BONUS_MAX_BET',
    'BONUS_GAME',
  ],
}

export function enterFishRoomSchemas() {
  return { body: Type.Object({ price: FishPrice() }), value: FishRoomAnswer() }
}
