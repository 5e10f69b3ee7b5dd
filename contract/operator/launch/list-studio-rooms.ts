import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency } from '../../shared/fields.ts'
import { FloorRoom } from './floor-fields.ts'

export const listStudioRooms: Call<typeof listStudioRoomsSchemas> = {
  name: 'launch/list-studio-rooms',
  method: 'GET',
  path: '/api/operator/studio/rooms',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.read',
  summary: 'Every room between members with its seats, stacks and running hand.',
  errors: ['DESK_OFF'],
}

export function listStudioRoomsSchemas() {
  return {
    value: Type.Object({ currency: Currency(), list: Type.Array(FloorRoom()) }),
  }
}
