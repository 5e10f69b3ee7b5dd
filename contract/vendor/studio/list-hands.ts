import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { HandFields } from './hand-fields.ts'

export const listHands: Call<typeof listHandsSchemas> & { isBatched: true } = {
  name: 'studio/list-hands',
  method: 'GET',
  path: '/api/studio/v1/hands',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary: 'The member’s finished hands in the mode in which the game was opened, newest first.',
  errors: ['GAME_NOT_FOUND'],
}

export function listHandsSchemas() {
  return { query: Type.Object({ ...PageQuery }), value: PageOf(Type.Object(HandFields())) }
}
