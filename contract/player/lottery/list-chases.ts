import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { chaseStates, GameCode } from '../../shared/lottery-orders.ts'
import { chaseFields } from './chase-fields.ts'

export const listChases: Call<typeof listChasesSchemas> = {
  name: 'lottery/list-chases',
  method: 'GET',
  path: '/api/lotto/lgw/chases',
  module: 'LOTTO',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'The member’s plans of bets ahead, newest first.',
  errors: [],
}

export function listChasesSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      gameCode: Type.Optional(GameCode()),
      state: Type.Optional(OneOf(chaseStates)),
    }),
    value: PageOf(Type.Object(chaseFields())),
  }
}
