import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { GameCode, Numero } from '../../shared/lottery-orders.ts'

export const listLimitedNumbers: Call<typeof listLimitedNumbersSchemas> = {
  name: 'lottery/list-limited-numbers',
  method: 'GET',
  path: '/api/lotto/lgw/numbers',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'The numbers of an issue that are closed or pay less at this moment.',
  errors: ['LOTTERY_GAME_UNKNOWN'],
}

export function listLimitedNumbersSchemas() {
  return {
    query: Type.Object({ gameCode: GameCode(), numero: Numero() }),
    value: Type.Object({
      gameCode: Type.String(),
      numero: Type.String(),
      rules: Type.Array(
        Type.Object({
          playCode: Type.String({
            description: 'a permutation or a roll of 4D counts for the straight bet of its size',
          }),
          number: Type.String({
            description: 'its digits; in any order for bets without order, e.g. 12-34 for several numbers',
          }),
          state: OneOf(['CLOSED', 'REDUCED']),
          factor: Type.String({ description: 'of the full odds, e.g. "0.5"; "0" if it is closed' }),
        }),
      ),
    }),
  }
}
