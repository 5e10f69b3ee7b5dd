import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PageOf, PageQuery } from '../../shared/fields.ts'
import { FloorRound } from './floor-fields.ts'

export const listStudioRounds: Call<typeof listStudioRoundsSchemas> = {
  name: 'launch/list-studio-rounds',
  method: 'GET',
  path: '/api/operator/studio/tables/:tableId/rounds',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.read',
  summary: 'A table’s finished rounds, newest first.',
  errors: ['DESK_OFF', 'TABLE_NOT_FOUND'],
}

export function listStudioRoundsSchemas() {
  return {
    params: Type.Object({ tableId: Id() }),
    query: Type.Object({ ...PageQuery }),
    value: PageOf(FloorRound()),
  }
}
