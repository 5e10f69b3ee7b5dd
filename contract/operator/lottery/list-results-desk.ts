import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { GameCode } from '../../shared/lottery-draws.ts'
import { deskStates } from '../../shared/lottery-results.ts'
import { DeskRow } from './result-fields.ts'

export const listResultsDesk: Call<typeof listResultsDeskSchemas> = {
  name: 'lottery/list-results-desk',
  method: 'GET',
  path: '/api/operator/lottery/results',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary:
    'Issues of imported lotteries that wait for a result, the first to be void first, then those drawn within 24 hours; each with what was entered and whether its sources agree.',
  errors: ['LOTTERY_GAME_UNKNOWN'],
}

export function listResultsDeskSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      gameCode: Type.Optional(GameCode()),
      state: Type.Optional(OneOf(deskStates)),
    }),
    value: PageOf(DeskRow()),
  }
}
