import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { FloorSea } from './floor-fields.ts'

export const listStudioSeas: Call<typeof listStudioSeasSchemas> = {
  name: 'launch/list-studio-seas',
  method: 'GET',
  path: '/api/operator/studio/seas',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.read',
  summary: 'Every sea with the members at its guns, the money set aside there, and what is not settled yet.',
  errors: ['DESK_OFF'],
}

export function listStudioSeasSchemas() {
  return {
    value: Type.Object({ list: Type.Array(FloorSea()) }),
  }
}
