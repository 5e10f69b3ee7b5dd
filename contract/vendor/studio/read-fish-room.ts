import type { Call } from '../../shared/call.ts'
import { FishRoomAnswer } from './fish-fields.ts'

export const readFishRoom: Call<typeof readFishRoomSchemas> & { isBatched: true } = {
  name: 'studio/read-fish-room',
  method: 'GET',
  path: '/api/studio/v1/fish/room',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary: 'The member’s room of the sea hunt in its present state: after a reload, or if a push was missed.',
  errors: ['GAME_NOT_FOUND', 'ROOM_NOT_SEATED', 'GAME_MAINTENANCE'],
}

export function readFishRoomSchemas() {
  return { value: FishRoomAnswer() }
}
