import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { SoloFairRound } from './fields.ts'

export const listFairRounds: Call<typeof listFairRoundsSchemas> & { isBatched: true } = {
  name: 'studio/list-fair-rounds',
  method: 'GET',
  path: '/api/studio/v1/fair/rounds',
  module: 'STUDIO',
  audience: 'player',
  isBatched: true,
  summary:
    'The member’s last rounds of solo games (kind SOLO), newest first. Hands, rooms, tables and the hunt have lists of their own.',
  errors: [],
}

export function listFairRoundsSchemas() {
  return { query: Type.Object({ ...PageQuery }), value: PageOf(SoloFairRound()) }
}
