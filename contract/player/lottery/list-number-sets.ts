import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { GameCode } from '../../shared/lottery-orders.ts'
import { MOST_SETS, NumberSet } from './number-set-fields.ts'

export const listNumberSets: Call<typeof listNumberSetsSchemas> = {
  name: 'lottery/list-number-sets',
  method: 'GET',
  path: '/api/lotto/lgw/number-sets',
  module: 'LOTTO',
  audience: 'member',
  summary: 'The member’s favourite numbers, newest first.',
  errors: [],
}

export function listNumberSetsSchemas() {
  return {
    query: Type.Object({
      gameCode: Type.Optional(GameCode()),
    }),
    value: Type.Object({
      list: Type.Array(NumberSet(), {
        maxItems: MOST_SETS,
        description: 'with a gameCode: those of the game and those of none',
      }),
    }),
  }
}
