import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency } from '../../shared/fields.ts'

export const leaveFishRoom: Call<typeof leaveFishRoomSchemas> & { isBatched: true } = {
  name: 'studio/leave-fish-room',
  method: 'POST',
  path: '/api/studio/v1/fish/room/leave',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  rate: 'rounds',
  summary:
    'Frees the gun, settles the shots and returns the rest of the money set aside; without a gun it does nothing.',
  errors: ['GAME_NOT_FOUND', 'GAME_TOKEN_INVALID'],
}

export function leaveFishRoomSchemas() {
  return { body: Type.Object({}), value: Type.Object({ balance: Amount(), currency: Currency() }) }
}
