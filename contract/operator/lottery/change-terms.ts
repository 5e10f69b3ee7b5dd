import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, Text } from '../../shared/fields.ts'
import { GameCode } from '../../shared/lottery-orders.ts'
import { NumberLimit, OfferedGame, termsFields } from './terms-fields.ts'

export const changeTerms: Call<typeof changeTermsSchemas> = {
  name: 'lottery/change-terms',
  method: 'POST',
  path: '/api/operator/lottery/games/:gameCode/terms',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.terms',
  isIdempotent: true,
  summary:
    'Changes what the house offers of a lottery, for bets from now on. What raises the house’s risk waits for a second person.',
  errors: ['LOTTERY_GAME_UNKNOWN', 'ECONOMY_GUARD', 'CHANGE_SECOND_MISSING'],
}

export function changeTermsSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode() }),
    body: Type.Object({
      ...Type.Partial(Type.Object(termsFields())).properties,
      numberLimits: Type.Optional(
        Type.Array(NumberLimit(), {
          maxItems: 64,
          description: 'of the bet types that change; the others keep theirs',
        }),
      ),
      reason: Text(140, 1),
    }),
    value: Type.Object({
      state: OneOf(['DONE', 'PENDING'], 'PENDING: it waits for a second person, and the old terms hold'),
      game: OfferedGame(),
    }),
  }
}
