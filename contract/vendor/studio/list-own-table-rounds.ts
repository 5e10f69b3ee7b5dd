import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { OwnTableRound } from './table-fields.ts'

export const listOwnTableRounds: Call<typeof listOwnTableRoundsSchemas> & { isBatched: true } = {
  name: 'studio/list-own-table-rounds',
  method: 'GET',
  path: '/api/studio/v1/table-rounds',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary:
    'The member’s finished rounds at the tables of the open game, in the mode in which the game was opened, newest first.',
  errors: [],
}

export function listOwnTableRoundsSchemas() {
  return { query: Type.Object({ ...PageQuery }), value: PageOf(OwnTableRound()) }
}
