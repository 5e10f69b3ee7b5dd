import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { RoomReplay } from './room-hand-fields.ts'

export const readRoomHand: Call<typeof readRoomHandSchemas> & { isBatched: true } = {
  name: 'studio/read-room-hand',
  method: 'GET',
  path: '/api/studio/v1/rooms/hands/:handId',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary: 'One of the member’s hands in rooms, step by step as they may see it; for 180 days.',
  errors: ['HAND_NOT_FOUND'],
}

export function readRoomHandSchemas() {
  return { params: Type.Object({ handId: Id() }), value: RoomReplay() }
}
