import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PageOf, PageQuery } from '../../shared/fields.ts'
import { FloorHand } from './floor-fields.ts'

export const listStudioHands: Call<typeof listStudioHandsSchemas> = {
  name: 'launch/list-studio-hands',
  method: 'GET',
  path: '/api/operator/studio/hands',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.read',
  summary: 'Hands played in rooms, newest first; all of them, or those of one room or one member.',
  errors: ['DESK_OFF'],
}

export function listStudioHandsSchemas() {
  return {
    query: Type.Object({ roomId: Type.Optional(Id()), memberId: Type.Optional(Id()), ...PageQuery }),
    value: PageOf(FloorHand()),
  }
}
