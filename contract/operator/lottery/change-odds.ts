import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, Text } from '../../shared/fields.ts'
import { GameCode, PlayCode } from '../../shared/lottery-orders.ts'
import { OfferedPlay } from './odds-fields.ts'

export const changeOdds: Call<typeof changeOddsSchemas> = {
  name: 'lottery/change-odds',
  method: 'POST',
  path: '/api/operator/lottery/games/:gameCode/odds',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.terms',
  isIdempotent: true,
  summary:
    'Changes what a bet type on whole numbers pays, for bets from now on. Higher odds wait for a second person, and must leave the house the edge that it needs.',
  errors: [
    'LOTTERY_GAME_UNKNOWN',
    'LOTTERY_COMBINATION_MISMATCH',
    'ECONOMY_GUARD',
    'CHANGE_STATE',
    'CHANGE_SECOND_MISSING',
  ],
}

export function changeOddsSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode() }),
    body: Type.Object({
      playCode: PlayCode(),
      odds: Type.Array(Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,4})?$', maxLength: 14 }), {
        minItems: 1,
        maxItems: 32,
        description: 'for each prize, in their order; total return for a stake of 1',
      }),
      reason: Text(140, 1),
    }),
    value: Type.Object({
      state: OneOf(['DONE', 'PENDING'], 'PENDING: it waits for a second person, and the old odds hold'),
      play: OfferedPlay(),
    }),
  }
}
